import { createFileRoute, redirect } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { staffOrderQuery } from '#web/back-office/orders/api/order-queries.ts';
import { EditPage } from '#web/back-office/orders/components/edit-page.tsx';
import { MissingOrder, useMissingTitle } from '#web/back-office/orders/components/missing-order.tsx';
import { OrderViewers } from '#web/back-office/orders/components/order-viewers.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { found } from '#web/platform/errors/found.ts';

export const Route = createFileRoute('/_staff/admin/e-commerce/orders/$id/edit')({
  ...staffPage('orders'),
  loader: async ({ context: { queryClient }, params: { id } }) => {
    const query = staffOrderQuery(id);
    // Drops the cached order, so that the edit starts from the current one.
    queryClient.removeQueries({ queryKey: query.queryKey });
    const order = await found(queryClient, query, 'ORDER_NOT_FOUND', 'BAD_REQUEST');
    // Orders in packing or later can no longer be edited.
    if (order.status !== 'draft' && order.status !== 'confirmed')
      throw redirect({ to: '/admin/e-commerce/orders/$id', params: { id } });
    return order;
  },
  gcTime: 0,
  notFoundComponent: Missing,
  component: EditRoute,
});

function Missing() {
  return (
    <BackOfficePage title={useMissingTitle()}>
      <MissingOrder />
    </BackOfficePage>
  );
}

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
