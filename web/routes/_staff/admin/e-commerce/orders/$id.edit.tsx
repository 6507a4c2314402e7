import { createFileRoute, redirect } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { staffOrderQuery } from '#web/back-office/orders/api/order-queries.ts';
import { EditPage } from '#web/back-office/orders/components/edit-page.tsx';
import { OrderViewers } from '#web/back-office/orders/components/order-viewers.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { orderDetail } from './-order-detail.ts';

export const Route = createFileRoute('/_staff/admin/e-commerce/orders/$id/edit')({
  ...staffPage('orders'),
  loader: async (input) => {
    const { id } = input.params;
    // Drops the cached order, so that the edit starts from the current one.
    input.context.queryClient.removeQueries({ queryKey: staffOrderQuery(id).queryKey });
    const order = await orderDetail.load(input);
    // Orders in packing or later can no longer be edited.
    if (order.status !== 'draft' && order.status !== 'confirmed')
      throw redirect({ to: '/admin/e-commerce/orders/$id', params: { id } });
    return order;
  },
  gcTime: 0,
  notFoundComponent: orderDetail.Missing,
  component: EditRoute,
});

function EditRoute() {
  const { t } = useTranslation('staffOrders');
  const order = Route.useLoaderData();
  const navigate = Route.useNavigate();
  return (
    <BackOfficePage
      title={t('edit.title', { code: order.code })}
      action={<OrderViewers orderId={order.id} />}
    >
      <EditPage
        key={order.id}
        order={order}
        onSaved={({ id }) => void navigate({ to: '/admin/e-commerce/orders/$id', params: { id } })}
      />
    </BackOfficePage>
  );
}
