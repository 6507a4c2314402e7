import { createFileRoute } from '@tanstack/react-router';
import { RefundFigures } from '#web/back-office/refunds/components/refund-figures.tsx';
import { RefundListPage } from '#web/back-office/refunds/components/refund-list-page.tsx';
import { refundSearch, type RefundSearch } from '#web/back-office/refunds/rules/refund-search.ts';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { presetRange } from '#web/ui/fields/date-range.ts';

export const Route = createFileRoute('/_staff/admin/reports/refunds')({
  ...staffPage<RefundSearch>('refund-report'),
  component: ReportRoute,
});

/** Refund figures of a period, and the refunds that they count. */
function ReportRoute() {
  const navigate = Route.useNavigate();
  const asked = refundSearch.read(Route.useSearch());
  const usual = presetRange('last30');
  const search = asked.from ? asked : { ...asked, from: usual.from, to: usual.to };
  return (
    <BackOfficePage>
      <RefundFigures period={{ from: search.from ?? usual.from, to: search.to ?? usual.to }} />
      <RefundListPage
        search={search}
        onSearch={(wanted, how) => void navigate({ search: wanted, resetScroll: false, ...how })}
      />
    </BackOfficePage>
  );
}
