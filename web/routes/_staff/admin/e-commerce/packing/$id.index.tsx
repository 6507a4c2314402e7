import { createFileRoute } from '@tanstack/react-router';
import { PackingActions } from '#web/back-office/shipping/components/packing-actions.tsx';
import { PackingPage } from '#web/back-office/shipping/components/packing-page.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { OrderStatusBadge } from '#web/ui/status/order-status-badge.tsx';
import { packingDetail } from './-packing-detail.ts';

export const Route = createFileRoute('/_staff/admin/e-commerce/packing/$id/')({
  ...staffPage('packing'),
  loader: packingDetail.load,
  notFoundComponent: packingDetail.Missing,
  component: PackingOrderRoute,
});

function PackingOrderRoute() {
  const order = packingDetail.useRecord();
  return (
    <BackOfficePage
      title={order.code}
      lead={<OrderStatusBadge status={order.status} />}
      action={<PackingActions order={order} />}
    >
      <PackingPage order={order} />
    </BackOfficePage>
  );
}
