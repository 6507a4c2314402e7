import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { CounterPage } from '../../back-office/orders/components/counter-page.tsx';
import { staffPage } from '../../back-office/staff-page.ts';
import { BackOfficePage } from '../../layouts/back-office/back-office-page.tsx';
import { toast } from '../../ui/feedback/toast.ts';

export const Route = createFileRoute('/_staff/admin/e-commerce/orders/new')({
  ...staffPage('orders'),
  component: NewOrderRoute,
});

function NewOrderRoute() {
  const { t } = useTranslation('staffOrders');
  const navigate = Route.useNavigate();
  return (
    <BackOfficePage title={t('counter.title')}>
      <CounterPage
        onPlaced={({ id, code }) => {
          toast.success(t('counter.done', { code }));
          void navigate({ to: '/admin/e-commerce/orders/$id', params: { id } });
        }}
      />
    </BackOfficePage>
  );
}
