import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ReportSummaryPage } from '#web/back-office/reports/components/report-summary-page.tsx';
import { reportSearch, type ReportSearch } from '#web/back-office/reports/rules/report-search.ts';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';

export const Route = createFileRoute('/_staff/admin/reports/')({
  ...staffPage<ReportSearch>('reports'),
  component: ReportsRoute,
});

function ReportsRoute() {
  const { t } = useTranslation('reports');
  const search = reportSearch.read(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <BackOfficePage lead={t('lead')}>
      <ReportSummaryPage
        search={search}
        onSearch={(wanted) => void navigate({ search: wanted, resetScroll: false })}
      />
    </BackOfficePage>
  );
}
