import { createFileRoute } from '@tanstack/react-router';
import { ExportButton } from '#web/back-office/jobs/components/export-button.tsx';
import { PeopleList } from '#web/back-office/people/components/people-list.tsx';
import { peopleSearch, type PeopleSearch } from '#web/back-office/people/rules/people-search.ts';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';

export const Route = createFileRoute('/_staff/admin/users/active')({
  ...staffPage<PeopleSearch>('active-users'),
  component: ActiveUsersRoute,
});

function ActiveUsersRoute() {
  const search = peopleSearch.read(Route.useSearch());
  const { page: _page, limit: _limit, ...said } = peopleSearch.toQuery(search);
  const query = { ...said, status: 'active' };
  const navigate = Route.useNavigate();
  return (
    <BackOfficePage>
      <PeopleList
        only="active"
        search={search}
        tools={
          <ExportButton all={{ job: (format) => ({ kind: 'export-users', input: { format, query } }) }} />
        }
        onSearch={(wanted, how) => void navigate({ search: wanted, resetScroll: false, ...how })}
      />
    </BackOfficePage>
  );
}
