import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ExportButton } from '#web/back-office/jobs/components/export-button.tsx';
import { ProfitReportPage } from '#web/back-office/reports/components/profit-report-page.tsx';
import { SalesReportPage } from '#web/back-office/reports/components/sales-report-page.tsx';
import { SalesTabs } from '#web/back-office/reports/components/sales-tabs.tsx';
import { askedOf, salesSearch, type SalesSearch } from '#web/back-office/reports/rules/report-search.ts';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';

export const Route = createFileRoute('/_staff/admin/e-commerce/reports')({
  ...staffPage<SalesSearch>('sales-report'),
  component: SalesReportRoute,
});

function SalesReportRoute() {
  const { t } = useTranslation('reports');
  const search = salesSearch.read(Route.useSearch());
  const navigate = Route.useNavigate();
  const { show = 'sales', first = 'best', groupBy = 'day', page: _page, ...filters } = search;
  const onSearch = (wanted: SalesSearch) => void navigate({ search: wanted, resetScroll: false });
  const query = askedOf(filters);
  if (show === 'profit')
    return (
      <BackOfficePage lead={t('lead')}>
        <SalesTabs show={show} onShow={(wanted) => onSearch({ ...filters, groupBy, show: wanted })}>
          <ProfitReportPage
            search={search}
            onSearch={(wanted) => onSearch({ ...wanted, show })}
            tools={
              <ExportButton
                all={{
                  job: (format) => ({
                    kind: 'export-profit',
                    input: { format, query: { ...query, groupBy, first } },
                  }),
                }}
              />
            }
          />
        </SalesTabs>
      </BackOfficePage>
    );
  const salesGroup = groupBy === 'order' ? 'day' : groupBy;
  return (
    <BackOfficePage lead={t('lead')}>
      <SalesTabs show={show} onShow={(wanted) => onSearch({ ...filters, groupBy: salesGroup, show: wanted })}>
        <SalesReportPage
          search={search}
          onSearch={onSearch}
          tools={
            <ExportButton
              all={{
                job: (format) => ({
                  kind: 'export-sales',
                  input: { format, query: { ...query, groupBy: salesGroup } },
                }),
              }}
            />
          }
        />
      </SalesTabs>
    </BackOfficePage>
  );
}
