import { createFileRoute } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { searchOrders } from '#shared/orders/order-lists.contract.ts';
import { OrderList } from '#web/back-office/orders/components/order-list.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import type { StaffListSearch } from '#web/ui/list/staff-list.tsx';

export const Route = createFileRoute('/_staff/admin/e-commerce/orders/')({
  ...staffPage<StaffListSearch<typeof searchOrders>>('orders'),
  component: OrdersRoute,
});

function OrdersRoute() {
  const { t } = useTranslation('staffOrders');
  return (
    <BackOfficePage
      action={
        <ButtonLink to="/admin/e-commerce/orders/new" variant="primary" icon={<Plus />}>
          {t('counter.title')}
        </ButtonLink>
      }
    >
      <OrderList />
    </BackOfficePage>
  );
}
