import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { salesGroups } from '#shared/reports/report-choices.ts';
import { messageOf } from '#web/platform/api/api-error.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Chart } from '#web/ui/charts/chart.tsx';
import { Kpi } from '#web/ui/charts/kpi.tsx';
import { Pagination } from '#web/ui/data/pagination.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Tabs } from '#web/ui/layout/tabs.tsx';
import { salesQuery } from '../api/report-queries.ts';
import { askedOf, counting, ordersIn, type SalesSearch } from '../rules/report-search.ts';
import { FigureLink } from './figure-link.tsx';
import { ReportFilterBar } from './report-filter-bar.tsx';
import { useRowName } from './row-name.tsx';
import { SalesTable } from './sales-table.tsx';

/** Maximum number of bars in the chart; with more, names cannot be read. */
const charted = 10;
const size = 50;

type Props = { search: SalesSearch; onSearch: (wanted: SalesSearch) => void; tools?: ReactNode };

/** Sales report of a period, grouped in one of six ways with the same total. */
export function SalesReportPage({ search, onSearch, tools }: Props) {
  const { t } = useTranslation('reports');
  const { dayRange } = useFormat();
  const { show: _show, first: _first, groupBy: chosenGroup, page = 1, ...filters } = search;
  // Grouping by order only exists for profit.
  const groupBy = salesGroups.find((group) => group === chosenGroup) ?? 'day';
  const asked = askedOf(filters);
  // By day, all days of the period are loaded for the chart; other groupings are paginated.
  const limit = groupBy === 'day' ? 366 : size;
  const {
    data: report,
    error,
    isPending,
    refetch,
  } = useQuery(salesQuery({ ...asked, groupBy, page, limit }));
  const nameOf = useRowName(groupBy);
  const rows = report?.rows ?? [];
  const drawn = groupBy === 'day' ? rows : rows.slice(0, charted);
  const before = report?.before;
  const beforeLabel = before && t('before', { days: dayRange(before.start, before.end) });
  const onto = (figure: string) => (
    <FigureLink whole to="/admin/e-commerce/orders" search={ordersIn(asked, counting)}>
      {figure}
    </FigureLink>
  );
  const shared = { onto, ...(beforeLabel && { beforeLabel }) };
  return (
    <div className="space-y-4">
      <ReportFilterBar
        search={filters}
        onSearch={(wanted) => onSearch({ ...wanted, groupBy })}
        tools={tools}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(14rem,1fr))] gap-3">
        <Kpi
          {...shared}
          label={t('order.revenue')}
          definition={t('definition.orderRevenue')}
          unit="vnd"
          value={report?.total.revenue}
          before={before?.revenue}
        />
        <Kpi
          {...shared}
          label={t('order.ordersPayable')}
          definition={t('definition.ordersPayable')}
          unit="count"
          value={report?.total.orders}
          before={before?.orders}
        />
        <Kpi
          label={t('sales.quantity')}
          definition={t('definition.quantity')}
          unit="count"
          value={report?.total.quantity}
        />
        <Kpi
          label={t('sales.profit')}
          definition={t('definition.profit')}
          unit="vnd"
          value={report && report.total.known - report.total.cost}
        />
      </div>
      <Tabs
        label={t('sales.groupBy')}
        look="pill"
        value={groupBy}
        tabs={salesGroups.map((value) => ({ value, label: t(`group.${value}`) }))}
        onChange={(chosen) => onSearch({ ...filters, groupBy: chosen })}
      >
        <div className="space-y-4 pt-4">
          <Chart
            kind={groupBy === 'day' ? 'area' : 'bar'}
            level={2}
            title={t(groupBy === 'day' ? 'chart.orders' : 'chart.most', { group: t(`group.${groupBy}`) })}
            definition={t('definition.orderRevenue')}
            unit="vnd"
            isPending={isPending}
            failure={
              error && !report ? { message: messageOf(error), onRetry: () => void refetch() } : undefined
            }
            points={
              groupBy === 'day'
                ? { by: 'day', label: t('day'), values: drawn.map(({ name }) => name) }
                : { by: 'word', label: t(`group.${groupBy}`), values: drawn.map(nameOf) }
            }
            series={[
              { name: 'revenue', label: t('order.revenue'), values: drawn.map(({ revenue }) => revenue) },
            ]}
          />
          {report && (
            <Card padded={false}>
              <SalesTable report={report} groupBy={groupBy} asked={asked} />
              {report.totalCount > limit && (
                <Pagination
                  className="p-4"
                  page={page}
                  totalPages={Math.ceil(report.totalCount / limit)}
                  onPage={(wanted) => onSearch({ ...filters, groupBy, page: wanted })}
                />
              )}
            </Card>
          )}
        </div>
      </Tabs>
    </div>
  );
}
