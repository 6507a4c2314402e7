import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { UserListPage } from '../../back-office/users/components/user-list-page.tsx';
import { userSearch } from '../../back-office/users/rules/user-search.ts';
import { BackOfficePage } from '../../layouts/back-office/back-office-page.tsx';
import { ForbiddenPage } from '../../platform/errors/forbidden-page.tsx';
import { requireCapability } from '../../platform/session/guards.ts';

export const Route = createFileRoute('/_staff/admin/users')({
  validateSearch: userSearch.read,
  beforeLoad: (guarded) => requireCapability(guarded, 'users.manage'),
  component: UsersRoute,
});

function UsersRoute() {
  const { t } = useTranslation('accounts');
  const { allowed } = Route.useRouteContext();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  if (!allowed) return <ForbiddenPage />;
  return (
    <BackOfficePage title={t('users.title')}>
      <UserListPage
        search={search}
        onSearch={(wanted, how) => void navigate({ search: wanted, resetScroll: false, ...how })}
      />
    </BackOfficePage>
  );
}
