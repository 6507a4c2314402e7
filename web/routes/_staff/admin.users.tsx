import { createFileRoute } from '@tanstack/react-router';
import { staffPage } from '../../back-office/staff-page.ts';
import { UserListPage } from '../../back-office/users/components/user-list-page.tsx';
import { userSearch } from '../../back-office/users/rules/user-search.ts';
import { BackOfficePage } from '../../layouts/back-office/back-office-page.tsx';

export const Route = createFileRoute('/_staff/admin/users')({
  ...staffPage('users'),
  validateSearch: userSearch.read,
  component: UsersRoute,
});

function UsersRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <BackOfficePage>
      <UserListPage
        search={search}
        onSearch={(wanted, how) => void navigate({ search: wanted, resetScroll: false, ...how })}
      />
    </BackOfficePage>
  );
}
