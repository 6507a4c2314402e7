import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { wasReceived } from '#shared/purchasing/purchase-choices.ts';
import { SendBackSheet } from '#web/back-office/purchasing/components/send-back-sheet.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { loadFresh, purchaseDetail } from './-purchase-detail.ts';

export const Route = createFileRoute('/_staff/admin/e-commerce/purchases/$id/send-back')({
  ...staffPage('purchases', 'purchases.manage'),
  loader: loadFresh(wasReceived),
  notFoundComponent: purchaseDetail.Missing,
  component: SendBackRoute,
});

function SendBackRoute() {
  const { t } = useTranslation('purchasing');
  const purchase = purchaseDetail.useRecord();
  return (
    <BackOfficePage title={t('sendBack.title', { code: purchase.code })} lead={purchase.supplier.name}>
      <SendBackSheet key={purchase.id} purchase={purchase} />
    </BackOfficePage>
  );
}
