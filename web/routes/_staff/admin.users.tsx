import { createFileRoute } from '@tanstack/react-router';
import { ExportButton } from '../../back-office/jobs/components/export-button.tsx';
import { staffPage } from '../../back-office/staff-page.ts';
import { UserListPage } from '../../back-office/users/components/user-list-page.tsx';
import { userSearch, type UserSearch } from '../../back-office/users/rules/user-search.ts';
import { BackOfficePage } from '../../layouts/back-office/back-office-page.tsx';

export const Route = createFileRoute('/_staff/admin/users')({
  ...staffPage<UserSearch>('users'),
  component: UsersRoute,
});

function UsersRoute() {
  const search = userSearch.read(Route.useSearch());
  const { page: _page, limit: _limit, ...query } = userSearch.toQuery(search);
  const navigate = Route.useNavigate();
  return (
    <BackOfficePage>
      <UserListPage
        search={search}
        tools={
          <ExportButton all={{ job: (format) => ({ kind: 'export-users', input: { format, query } }) }} />
        }
        onSearch={(wanted, how) => void navigate({ search: wanted, resetScroll: false, ...how })}
      />
    </BackOfficePage>
  );
}
