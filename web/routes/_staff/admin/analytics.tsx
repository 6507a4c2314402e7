import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AnalyticsPage } from '#web/back-office/reports/components/analytics-page.tsx';
import { analyticsSearch, type AnalyticsSearch } from '#web/back-office/reports/rules/report-search.ts';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';

export const Route = createFileRoute('/_staff/admin/analytics')({
  ...staffPage<AnalyticsSearch>('analytics'),
  component: AnalyticsRoute,
});

function AnalyticsRoute() {
  const { t } = useTranslation('analytics');
  const search = analyticsSearch.read(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <BackOfficePage lead={t('lead')}>
      <AnalyticsPage
        search={search}
        onSearch={(wanted) => void navigate({ search: wanted, resetScroll: false })}
      />
    </BackOfficePage>
  );
}
