import { createFileRoute } from '@tanstack/react-router';
import { ExportButton } from '#web/back-office/jobs/components/export-button.tsx';
import { MemberLogPage } from '#web/back-office/people/components/member-log-page.tsx';
import { memberLogSearch, type MemberLogSearch } from '#web/back-office/people/rules/people-search.ts';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';

export const Route = createFileRoute('/_staff/admin/accounts/activities')({
  ...staffPage<MemberLogSearch>('activities'),
  component: ActivitiesRoute,
});

function ActivitiesRoute() {
  const search = memberLogSearch.read(Route.useSearch());
  const { page: _page, limit: _limit, ...query } = memberLogSearch.toQuery(search);
  const navigate = Route.useNavigate();
  return (
    <BackOfficePage>
      <MemberLogPage
        search={search}
        tools={
          <ExportButton
            all={{ job: (format) => ({ kind: 'export-member-log', input: { format, query } }) }}
          />
        }
        onSearch={(wanted, how) => void navigate({ search: wanted, resetScroll: false, ...how })}
      />
    </BackOfficePage>
  );
}
