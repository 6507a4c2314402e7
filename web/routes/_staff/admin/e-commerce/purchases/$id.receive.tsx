import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { isOnItsWay } from '#shared/purchasing/purchase-choices.ts';
import { ReceiveSheet } from '#web/back-office/purchasing/components/receive-sheet.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { loadFresh, purchaseDetail } from './-purchase-detail.ts';

export const Route = createFileRoute('/_staff/admin/e-commerce/purchases/$id/receive')({
  ...staffPage('purchases'),
  loader: loadFresh(isOnItsWay),
  notFoundComponent: purchaseDetail.Missing,
  component: ReceiveRoute,
});

function ReceiveRoute() {
  const { t } = useTranslation('purchasing');
  const purchase = purchaseDetail.useRecord();
  return (
    <BackOfficePage title={t('receive.title', { code: purchase.code })} lead={purchase.supplier.name}>
      <ReceiveSheet key={purchase.id} purchase={purchase} />
    </BackOfficePage>
  );
}
