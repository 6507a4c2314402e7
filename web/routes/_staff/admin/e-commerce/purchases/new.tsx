import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PurchaseForm } from '#web/back-office/purchasing/components/purchase-form.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';

export const Route = createFileRoute('/_staff/admin/e-commerce/purchases/new')({
  ...staffPage('purchases', 'purchases.manage'),
  component: NewPurchaseRoute,
});

function NewPurchaseRoute() {
  const { t } = useTranslation('purchasing');
  return (
    <BackOfficePage title={t('add')}>
      <PurchaseForm />
    </BackOfficePage>
  );
}
