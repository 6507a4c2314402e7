import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { CounterPage } from '#web/back-office/orders/components/counter-page.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { ownTillsQuery } from '#web/back-office/tills/api/till-queries.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { toast } from '#web/platform/feedback/toast.ts';

export const Route = createFileRoute('/_staff/admin/e-commerce/orders/new')({
  ...staffPage('orders'),
  loader: async ({ context: { queryClient } }) => {
    await queryClient.ensureQueryData(ownTillsQuery);
  },
  component: NewOrderRoute,
});

function NewOrderRoute() {
  const { t } = useTranslation('staffOrders');
  const navigate = Route.useNavigate();
  const { data: tills } = useSuspenseQuery(ownTillsQuery);
  return (
    <BackOfficePage title={t('counter.title')}>
      <CounterPage
        tills={tills.open}
        onPlaced={({ id, code }) => {
          toast.success(t('counter.done', { code }));
          void navigate({ to: '/admin/e-commerce/orders/$id', params: { id } });
        }}
        onSold={({ id, code }) => {
          toast.success(t('counter.saleForm.done', { code }));
          void navigate({ to: '/admin/e-commerce/orders/$id/receipt', params: { id } });
        }}
      />
    </BackOfficePage>
  );
}
