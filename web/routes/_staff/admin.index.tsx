import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { StockAlerts } from '../../back-office/catalogue/components/stock-alerts.tsx';
import { Dashboard } from '../../back-office/dashboard/components/dashboard.tsx';
import { BackOfficePage } from '../../layouts/back-office/back-office-page.tsx';

export const Route = createFileRoute('/_staff/admin/')({ component: AdminHomeRoute });

function AdminHomeRoute() {
  const { t } = useTranslation('backOffice');
  const { user } = Route.useRouteContext();
  return (
    <BackOfficePage title={t('home.greeting', { name: user.fullName })} lead={t('home.lead')}>
      <Dashboard>
        <StockAlerts />
      </Dashboard>
    </BackOfficePage>
  );
}
