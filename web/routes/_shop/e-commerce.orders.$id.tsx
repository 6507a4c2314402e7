import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { orderPaymentsQuery, orderQuery, deliveryQuery } from '../../features/orders/api/order-queries.ts';
import { OrderMissing } from '../../features/orders/components/order-missing.tsx';
import { OrderPageSkeleton } from '../../features/orders/components/order-skeletons.tsx';
import { member } from '../../features/orders/rules/order-asker.ts';
import { MemberOrder } from '../../screens/orders/member-order.tsx';
import { Page } from '../../layouts/page.tsx';
import { MissingPage, PendingPage } from '../../layouts/page-faces.tsx';
import { requireSession } from '../../platform/session/guards.ts';
import { found } from '../../platform/errors/found.ts';

export const Route = createFileRoute('/_shop/e-commerce/orders/$id')({
  validateSearch: ({ placed }: Record<string, unknown>): { placed?: boolean } =>
    placed === true || placed === 1 ? { placed: true } : {},
  beforeLoad: requireSession,
  loader: async ({ context: { queryClient }, params: { id } }) => {
    void queryClient.prefetchQuery(deliveryQuery(id, member));
    void queryClient.prefetchQuery(orderPaymentsQuery(id, member));
    await found(queryClient, orderQuery(id, member), 'ORDER_NOT_FOUND', 'BAD_REQUEST');
  },
  pendingComponent: () => (
    <PendingPage>
      <OrderPageSkeleton />
    </PendingPage>
  ),
  notFoundComponent: () => (
    <MissingPage of="orders">
      <OrderMissing />
    </MissingPage>
  ),
  component: OrderRoute,
});

function OrderRoute() {
  const { t } = useTranslation('orders');
  const { data: order } = useSuspenseQuery(orderQuery(Route.useParams().id, member));
  const { placed = false } = Route.useSearch();
  return (
    <Page title={t('detail.title', { code: order.code })}>
      <MemberOrder key={order.id} order={order} justPlaced={placed} />
    </Page>
  );
}
