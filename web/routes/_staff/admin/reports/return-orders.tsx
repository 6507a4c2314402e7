import { createFileRoute } from '@tanstack/react-router';
import { ReturnKpis } from '#web/back-office/returns/components/return-figures.tsx';
import { ReturnListPage } from '#web/back-office/returns/components/return-list-page.tsx';
import { staffReturnSearch, type StaffReturnSearch } from '#web/back-office/returns/rules/return-search.ts';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { presetRange } from '#web/ui/fields/date-range.ts';

export const Route = createFileRoute('/_staff/admin/reports/return-orders')({
  ...staffPage<StaffReturnSearch>('return-report'),
  component: ReportRoute,
});

/** Return figures of a period, and the returns that they count. */
function ReportRoute() {
  const navigate = Route.useNavigate();
  const asked = staffReturnSearch.read(Route.useSearch());
  const usual = presetRange('last30');
  const search = asked.createdFrom ? asked : { ...asked, createdFrom: usual.from, createdTo: usual.to };
  return (
    <BackOfficePage>
      <ReturnKpis period={{ from: search.createdFrom ?? usual.from, to: search.createdTo ?? usual.to }} />
      <ReturnListPage
        isReport
        search={search}
        onSearch={(wanted, how) => void navigate({ search: wanted, resetScroll: false, ...how })}
      />
    </BackOfficePage>
  );
}
