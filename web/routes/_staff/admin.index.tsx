import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { can } from '#shared/access.ts';
import { CatalogueStats } from '../../features/catalogue/components/catalogue-stats.tsx';
import { UserStats } from '../../features/users/components/user-stats.tsx';
import { BackOfficePage } from '../../layouts/back-office/back-office-page.tsx';

export const Route = createFileRoute('/_staff/admin/')({ component: AdminHomeRoute });

function AdminHomeRoute() {
  const { t } = useTranslation('shell');
  const { user } = Route.useRouteContext();
  return (
    <BackOfficePage title={t('admin.home.greeting', { name: user.fullName })} lead={t('admin.home.lead')}>
      <div className="space-y-5">
        <CatalogueStats />
        {can(user.role, 'users.manage') && <UserStats />}
      </div>
    </BackOfficePage>
  );
}
