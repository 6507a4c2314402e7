import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { orderQuery } from '../../features/orders/api/order-queries.ts';
import { OrderMissing } from '../../features/orders/components/order-missing.tsx';
import { member } from '../../features/orders/rules/order-asker.ts';
import { returnsOfOrderQuery } from '../../features/returns/api/return-queries.ts';
import { ReturnPageSkeleton } from '../../features/returns/components/return-skeletons.tsx';
import { readNewReturnSearch } from '../../features/returns/rules/return-search.ts';
import { NewReturn } from '../../screens/orders/new-return.tsx';
import { Page } from '../../layouts/page.tsx';
import { MissingPage, PendingPage } from '../../layouts/page-faces.tsx';
import { requireSession } from '../../platform/session/guards.ts';
import { found } from '../../platform/errors/found.ts';

export const Route = createFileRoute('/_shop/e-commerce/returns/new')({
  validateSearch: readNewReturnSearch,
  beforeLoad: requireSession,
  loaderDeps: ({ search }) => readNewReturnSearch(search),
  loader: async ({ context: { queryClient }, deps: { order } }) => {
    // A return always belongs to an order, so without one the user is sent to the orders to choose it.
    if (!order) throw redirect({ to: '/e-commerce/order', search: { tab: 'completed' }, replace: true });
    void queryClient.prefetchQuery(returnsOfOrderQuery(order));
    await found(queryClient, orderQuery(order, member), 'ORDER_NOT_FOUND', 'BAD_REQUEST');
  },
  pendingComponent: () => (
    <PendingPage>
      <ReturnPageSkeleton />
    </PendingPage>
  ),
  notFoundComponent: () => (
    <MissingPage of="orders">
      <OrderMissing />
    </MissingPage>
  ),
  component: NewReturnRoute,
});

function NewReturnRoute() {
  const { t } = useTranslation('returns');
  const { order: id = '' } = readNewReturnSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  const { data: order } = useSuspenseQuery(orderQuery(id, member));
  return (
    <Page title={t('request.title')}>
      <NewReturn
        key={id}
        order={order}
        onDone={(made) =>
          void navigate({ to: '/e-commerce/returns/$id', params: { id: made.id }, replace: true })
        }
      />
    </Page>
  );
}
