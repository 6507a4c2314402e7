import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { can } from '#shared/contract/access.ts';
import { StockAlerts } from '../../back-office/catalogue/components/stock-alerts.tsx';
import { Dashboard } from '../../back-office/dashboard/components/dashboard.tsx';
import { NewestUsers } from '../../back-office/users/components/newest-users.tsx';
import { BackOfficePage } from '../../layouts/back-office/back-office-page.tsx';

export const Route = createFileRoute('/_staff/admin/')({ component: AdminHomeRoute });

function AdminHomeRoute() {
  const { t } = useTranslation('backOffice');
  const { user } = Route.useRouteContext();
  const managesUsers = can(user.role, 'users.manage');
  return (
    <BackOfficePage title={t('home.greeting', { name: user.fullName })} lead={t('home.lead')}>
      <Dashboard />
      <div className="space-y-5">
        {managesUsers && <NewestUsers />}
        <StockAlerts />
      </div>
    </BackOfficePage>
  );
}
