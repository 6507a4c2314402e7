import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { wasReceived } from '#shared/purchasing/purchase-choices.ts';
import { purchaseQuery } from '#web/back-office/purchasing/api/purchasing-queries.ts';
import {
  MissingPurchase,
  useMissingTitle,
} from '#web/back-office/purchasing/components/missing-purchase.tsx';
import { SendBackSheet } from '#web/back-office/purchasing/components/send-back-sheet.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { found } from '#web/platform/errors/found.ts';
import { toast } from '#web/platform/feedback/toast.ts';

export const Route = createFileRoute('/_staff/admin/e-commerce/purchases/$id/send-back')({
  ...staffPage('purchases', 'purchases.manage'),
  loader: async ({ context: { queryClient }, params: { id } }) => {
    const query = purchaseQuery(id);
    // Drops the cached purchase, so that the return starts from the current one.
    queryClient.removeQueries({ queryKey: query.queryKey });
    const purchase = await found(queryClient, query, 'PURCHASE_NOT_FOUND');
    if (!wasReceived(purchase.status))
      throw redirect({ to: '/admin/e-commerce/purchases/$id', params: { id } });
  },
  notFoundComponent: Missing,
  component: SendBackRoute,
});

function Missing() {
  return (
    <BackOfficePage title={useMissingTitle()}>
      <MissingPurchase />
    </BackOfficePage>
  );
}

function SendBackRoute() {
  const { t } = useTranslation('purchasing');
  const { id } = Route.useParams();
  const { data: purchase } = useSuspenseQuery(purchaseQuery(id));
  const navigate = Route.useNavigate();
  return (
    <BackOfficePage title={t('sendBack.title', { code: purchase.code })} lead={purchase.supplier.name}>
      <SendBackSheet
        key={id}
        purchase={purchase}
        onSent={({ code }) => {
          toast.success(t('sendBack.done', { code }));
          void navigate({ to: '/admin/e-commerce/purchases/$id', params: { id } });
        }}
      />
    </BackOfficePage>
  );
}
