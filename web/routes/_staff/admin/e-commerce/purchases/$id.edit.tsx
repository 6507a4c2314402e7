import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PurchaseForm } from '#web/back-office/purchasing/components/purchase-form.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { loadFresh, purchaseDetail } from './-purchase-detail.ts';

export const Route = createFileRoute('/_staff/admin/e-commerce/purchases/$id/edit')({
  ...staffPage('purchases', 'purchases.manage'),
  // A sent purchase can no longer be edited, because the supplier has it.
  loader: loadFresh((status) => status === 'draft'),
  gcTime: 0,
  notFoundComponent: purchaseDetail.Missing,
  component: EditRoute,
});

function EditRoute() {
  const { t } = useTranslation('purchasing');
  const purchase = Route.useLoaderData();
  return (
    <BackOfficePage title={t('edit', { code: purchase.code })}>
      <PurchaseForm key={purchase.id} purchase={purchase} />
    </BackOfficePage>
  );
}
