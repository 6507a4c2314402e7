import { createFileRoute } from '@tanstack/react-router';
import { ExportButton } from '#web/back-office/jobs/components/export-button.tsx';
import { PeopleList } from '#web/back-office/people/components/people-list.tsx';
import { peopleSearch, type PeopleSearch } from '#web/back-office/people/rules/people-search.ts';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';

export const Route = createFileRoute('/_staff/admin/users/inactive')({
  ...staffPage<PeopleSearch>('inactive-users'),
  component: InactiveUsersRoute,
});

function InactiveUsersRoute() {
  const search = peopleSearch.read(Route.useSearch());
  const { page: _page, limit: _limit, ...said } = peopleSearch.toQuery(search);
  const query = { ...said, status: 'inactive' };
  const navigate = Route.useNavigate();
  return (
    <BackOfficePage>
      <PeopleList
        only="inactive"
        search={search}
        tools={
          <ExportButton all={{ job: (format) => ({ kind: 'export-users', input: { format, query } }) }} />
        }
        onSearch={(wanted, how) => void navigate({ search: wanted, resetScroll: false, ...how })}
      />
    </BackOfficePage>
  );
}
