import { createFileRoute } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { OrderListPage } from '#web/back-office/orders/components/order-list-page.tsx';
import { orderSearch, type OrderSearch } from '#web/back-office/orders/rules/order-search.ts';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';

export const Route = createFileRoute('/_staff/admin/e-commerce/orders/')({
  ...staffPage<OrderSearch>('orders'),
  component: OrdersRoute,
});

function OrdersRoute() {
  const { t } = useTranslation('staffOrders');
  const search = orderSearch.read(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <BackOfficePage
      action={
        <ButtonLink to="/admin/e-commerce/orders/new" variant="primary" icon={<Plus />}>
          {t('counter.title')}
        </ButtonLink>
      }
    >
      <OrderListPage
        search={search}
        onSearch={(wanted, how) => void navigate({ search: wanted, resetScroll: false, ...how })}
      />
    </BackOfficePage>
  );
}
