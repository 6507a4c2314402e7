import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { packingOrderQuery } from '../../back-office/packing/api/packing-queries.ts';
import { MissingPacking } from '../../back-office/packing/components/missing-packing.tsx';
import { PackingActs } from '../../back-office/packing/components/packing-acts.tsx';
import { PackingPage } from '../../back-office/packing/components/packing-page.tsx';
import { staffPage } from '../../back-office/staff-page.ts';
import { BackOfficePage } from '../../layouts/back-office/back-office-page.tsx';
import { found } from '../../platform/errors/found.ts';
import { OrderStatusBadge } from '../../ui/status/order-status.tsx';

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
