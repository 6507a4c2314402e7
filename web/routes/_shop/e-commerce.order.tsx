import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { orderCountsQuery, ordersQuery, orderSummaryQuery } from '../../features/orders/api/order-queries.ts';
import { OrdersPage } from '../../features/orders/components/orders-page.tsx';
import { filterOf, orderSearch, type OrderSearch } from '../../features/orders/rules/order-search.ts';
import { ReorderDialog } from '../../screens/orders/member-order.tsx';
import { useAddLines } from '../../screens/orders/use-add-lines.ts';
import { Page } from '../../layouts/page.tsx';
import { unread } from '../../platform/navigation/unread.ts';
import { requireSession } from '../../platform/session/guards.ts';

export const Route = createFileRoute('/_shop/e-commerce/order')({
  validateSearch: unread<OrderSearch>,
  beforeLoad: requireSession,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchInfiniteQuery(ordersQuery(filterOf(orderSearch.read(deps))));
    void queryClient.prefetchQuery(orderCountsQuery);
    void queryClient.prefetchQuery(orderSummaryQuery);
  },
  component: OrdersRoute,
});

function OrdersRoute() {
  const { t } = useTranslation('orders');
  const search = orderSearch.read(Route.useSearch());
  const navigate = Route.useNavigate();
  const addLines = useAddLines();
  return (
    <Page title={t('title')}>
      <OrdersPage
        search={search}
        onSearch={(wanted, how) =>
          void navigate({ search: wanted, replace: how?.replace ?? false, resetScroll: false })
        }
        reorder={(order, onClose) => <ReorderDialog order={order} onAdd={addLines} onClose={onClose} />}
      />
    </Page>
  );
}
