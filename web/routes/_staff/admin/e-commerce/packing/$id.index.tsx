import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { packingOrderQuery } from '#web/back-office/shipping/api/packing-queries.ts';
import { MissingPacking } from '#web/back-office/shipping/components/missing-packing.tsx';
import { PackingActs } from '#web/back-office/shipping/components/packing-acts.tsx';
import { PackingPage } from '#web/back-office/shipping/components/packing-page.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { found } from '#web/platform/errors/found.ts';
import { OrderStatusBadge } from '#web/ui/status/order-status.tsx';

export const Route = createFileRoute('/_staff/admin/e-commerce/packing/$id/')({
  ...staffPage('packing'),
  loader: async ({ context: { queryClient }, params: { id } }) => {
    await found(queryClient, packingOrderQuery(id), 'ORDER_NOT_FOUND');
  },
  notFoundComponent: Missing,
  component: PackingOrderRoute,
});

function Missing() {
  return (
    <BackOfficePage>
      <MissingPacking />
    </BackOfficePage>
  );
}

function PackingOrderRoute() {
  const { id } = Route.useParams();
  const { data: order } = useSuspenseQuery(packingOrderQuery(id));
  return (
    <BackOfficePage
      title={order.code}
      lead={<OrderStatusBadge status={order.status} />}
      action={<PackingActs order={order} />}
    >
      <PackingPage order={order} />
    </BackOfficePage>
  );
}
