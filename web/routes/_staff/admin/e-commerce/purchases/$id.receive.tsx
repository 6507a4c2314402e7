import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { isAwaited } from '#shared/purchasing/purchase-choices.ts';
import { purchaseQuery } from '#web/back-office/purchasing/api/purchasing-queries.ts';
import {
  MissingPurchase,
  useMissingTitle,
} from '#web/back-office/purchasing/components/missing-purchase.tsx';
import { ReceiveSheet } from '#web/back-office/purchasing/components/receive-sheet.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { found } from '#web/platform/errors/found.ts';
import { toast } from '#web/platform/feedback/toast.ts';

export const Route = createFileRoute('/_staff/admin/e-commerce/purchases/$id/receive')({
  ...staffPage('purchases'),
  loader: async ({ context: { queryClient }, params: { id } }) => {
    const query = purchaseQuery(id);
    // Drops the cached purchase, so that the receipt is counted against the current one.
    queryClient.removeQueries({ queryKey: query.queryKey });
    const purchase = await found(queryClient, query, 'PURCHASE_NOT_FOUND');
    if (!isAwaited(purchase.status))
      throw redirect({ to: '/admin/e-commerce/purchases/$id', params: { id } });
  },
  notFoundComponent: Missing,
  component: ReceiveRoute,
});

function Missing() {
  return (
    <BackOfficePage title={useMissingTitle()}>
      <MissingPurchase />
    </BackOfficePage>
  );
}

function ReceiveRoute() {
  const { t } = useTranslation('purchasing');
  const { id } = Route.useParams();
  const { data: purchase } = useSuspenseQuery(purchaseQuery(id));
  const navigate = Route.useNavigate();
  return (
    <BackOfficePage title={t('receive.title', { code: purchase.code })} lead={purchase.supplier.name}>
      <ReceiveSheet
        key={id}
        purchase={purchase}
        onReceived={({ code }) => {
          toast.success(t('receive.done', { code }));
          void navigate({ to: '/admin/e-commerce/purchases/$id', params: { id } });
        }}
      />
    </BackOfficePage>
  );
}
