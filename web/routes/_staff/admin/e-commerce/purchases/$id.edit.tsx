import { createFileRoute, redirect } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { purchaseQuery } from '#web/back-office/purchasing/api/purchasing-queries.ts';
import {
  MissingPurchase,
  useMissingTitle,
} from '#web/back-office/purchasing/components/missing-purchase.tsx';
import { PurchaseForm } from '#web/back-office/purchasing/components/purchase-form.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { found } from '#web/platform/errors/found.ts';
import { toast } from '#web/platform/feedback/toast.ts';

export const Route = createFileRoute('/_staff/admin/e-commerce/purchases/$id/edit')({
  ...staffPage('purchases', 'purchases.manage'),
  loader: async ({ context: { queryClient }, params: { id } }) => {
    const query = purchaseQuery(id);
    // Drops the cached purchase, so that the edit starts from the current one.
    queryClient.removeQueries({ queryKey: query.queryKey });
    const purchase = await found(queryClient, query, 'PURCHASE_NOT_FOUND');
    // A sent purchase can no longer be edited, because the supplier has it.
    if (purchase.status !== 'draft')
      throw redirect({ to: '/admin/e-commerce/purchases/$id', params: { id } });
    return purchase;
  },
  gcTime: 0,
  notFoundComponent: Missing,
  component: EditRoute,
});

function Missing() {
  return (
    <BackOfficePage title={useMissingTitle()}>
      <MissingPurchase />
    </BackOfficePage>
  );
}

function EditRoute() {
  const { t } = useTranslation('purchasing');
  const purchase = Route.useLoaderData();
  const navigate = Route.useNavigate();
  return (
    <BackOfficePage title={t('edit', { code: purchase.code })}>
      <PurchaseForm
        key={purchase.id}
        purchase={purchase}
        onSaved={({ id, code }) => {
          toast.success(t('form.saved', { code }));
          void navigate({ to: '/admin/e-commerce/purchases/$id', params: { id } });
        }}
      />
    </BackOfficePage>
  );
}
