import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ExportButton } from '../../back-office/jobs/components/export-button.tsx';
import { SalesReportPage } from '../../back-office/reports/components/sales-report-page.tsx';
import { askedOf, salesSearch, type SalesSearch } from '../../back-office/reports/rules/report-search.ts';
import { staffPage } from '../../back-office/staff-page.ts';
import { BackOfficePage } from '../../layouts/back-office/back-office-page.tsx';

export const Route = createFileRoute('/_staff/admin/e-commerce/reports')({
  ...staffPage<SalesSearch>('sales-report'),
  component: SalesReportRoute,
});

function SalesReportRoute() {
  const { t } = useTranslation('reports');
  const search = salesSearch.read(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <BackOfficePage lead={t('lead')}>
      <SalesReportPage
        search={search}
        onSearch={(wanted) => void navigate({ search: wanted, resetScroll: false })}
        tools={
          <ExportButton
            all={{
              job: (format) => ({
                kind: 'export-sales',
                input: { format, query: { ...askedOf(search), groupBy: search.groupBy ?? 'day' } },
              }),
            }}
          />
        }
      />
    </BackOfficePage>
  );
}
