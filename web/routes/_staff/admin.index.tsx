import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { can } from '#shared/contract/access.ts';
import { CatalogueStats } from '../../back-office/catalogue/components/catalogue-stats.tsx';
import { StockAlerts } from '../../back-office/catalogue/components/stock-alerts.tsx';
import { NewestUsers } from '../../back-office/users/components/newest-users.tsx';
import { UserStats } from '../../back-office/users/components/user-stats.tsx';
import { BackOfficePage } from '../../layouts/back-office/back-office-page.tsx';

export const Route = createFileRoute('/_staff/admin/')({ component: AdminHomeRoute });

function AdminHomeRoute() {
  const { t } = useTranslation('backOffice');
  const { user } = Route.useRouteContext();
  const managesUsers = can(user.role, 'users.manage');
  return (
    <BackOfficePage title={t('home.greeting', { name: user.fullName })} lead={t('home.lead')}>
      <div className="mb-5 grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-3 2xl:grid-cols-6">
        <CatalogueStats />
        {managesUsers && <UserStats />}
      </div>
      <div className="space-y-5">
        {managesUsers && <NewestUsers />}
        <StockAlerts />
      </div>
    </BackOfficePage>
  );
}
