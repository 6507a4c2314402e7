import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { profitGroups, salesGroups } from '#shared/reports/report-choices.ts';
import { ExportButton } from '#web/back-office/jobs/components/export-button.tsx';
import { ProfitReportPage } from '#web/back-office/reports/components/profit-report-page.tsx';
import { SalesReportPage } from '#web/back-office/reports/components/sales-report-page.tsx';
import {
  reportQueryOf,
  groupedBy,
  salesSearch,
  type SalesSearch,
} from '#web/back-office/reports/rules/report-search.ts';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { Tabs } from '#web/ui/layout/tabs.tsx';

export const Route = createFileRoute('/_staff/admin/e-commerce/reports')({
  ...staffPage<SalesSearch>('sales-report'),
  component: SalesReportRoute,
});

/** Two views of the same orders: sales and profit. */
function SalesReportRoute() {
  const { t } = useTranslation('reports');
  const search = salesSearch.read(Route.useSearch());
  const navigate = Route.useNavigate();
  const { show = 'sales', first = 'best' } = search;
  const onSearch = (wanted: SalesSearch) => void navigate({ search: wanted, resetScroll: false });
  const profit = groupedBy(search, profitGroups);
  const sales = groupedBy(search, salesGroups);
  const { filters, groupBy } = show === 'profit' ? profit : sales;
  const query = reportQueryOf(filters);
  return (
    <BackOfficePage lead={t('lead')}>
      <Tabs
        label={t('profit.tabs')}
        value={show}
        tabs={[
          { value: 'sales', label: t('profit.tabSales') },
          { value: 'profit', label: t('profit.tab') },
        ]}
        onChange={(wanted) => onSearch({ ...filters, groupBy, show: wanted })}
      >
        <div className="pt-4">
          {show === 'profit' ? (
            <ProfitReportPage
              search={search}
              onSearch={(wanted) => onSearch({ ...wanted, show })}
              tools={
                <ExportButton
                  all={{
                    job: (format) => ({
                      kind: 'export-profit',
                      input: { format, query: { ...query, groupBy: profit.groupBy, first } },
                    }),
                  }}
                />
              }
            />
          ) : (
            <SalesReportPage
              search={search}
              onSearch={onSearch}
              tools={
                <ExportButton
                  all={{
                    job: (format) => ({
                      kind: 'export-sales',
                      input: { format, query: { ...query, groupBy: sales.groupBy } },
                    }),
                  }}
                />
              }
            />
          )}
        </div>
      </Tabs>
    </BackOfficePage>
  );
}
