import { createFileRoute } from '@tanstack/react-router';
import { PurchaseActions } from '#web/back-office/purchasing/components/purchase-actions.tsx';
import { PurchasePage } from '#web/back-office/purchasing/components/purchase-page.tsx';
import { PurchaseStatusBadge } from '#web/ui/status/purchase-status-badge.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { purchaseDetail } from './-purchase-detail.ts';

export const Route = createFileRoute('/_staff/admin/e-commerce/purchases/$id/')({
  ...staffPage('purchases'),
  loader: purchaseDetail.load,
  notFoundComponent: purchaseDetail.Missing,
  component: PurchaseRoute,
});

function PurchaseRoute() {
  const purchase = purchaseDetail.useRecord();
  return (
    <BackOfficePage
      title={purchase.code}
      lead={
        <>
          <PurchaseStatusBadge status={purchase.status} />
          {purchase.supplier.name}
        </>
      }
      action={<PurchaseActions purchase={purchase} />}
    >
      <PurchasePage purchase={purchase} />
    </BackOfficePage>
  );
}
