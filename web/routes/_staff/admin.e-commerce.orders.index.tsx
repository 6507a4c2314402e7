import { createFileRoute } from '@tanstack/react-router';
import { OrderListPage } from '../../back-office/orders/components/order-list-page.tsx';
import { orderSearch, type OrderSearch } from '../../back-office/orders/rules/order-search.ts';
import { staffPage } from '../../back-office/staff-page.ts';
import { BackOfficePage } from '../../layouts/back-office/back-office-page.tsx';

export const Route = createFileRoute('/_staff/admin/e-commerce/orders/')({
  ...staffPage<OrderSearch>('orders'),
  component: OrdersRoute,
});

function OrdersRoute() {
  const search = orderSearch.read(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <BackOfficePage>
      <OrderListPage
        search={search}
        onSearch={(wanted, how) => void navigate({ search: wanted, resetScroll: false, ...how })}
      />
    </BackOfficePage>
  );
}
