import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProfitGroup } from '#shared/reports/report-choices.ts';
import type { ReportPeriod } from '#shared/reports/report-query.ts';
import type { SalesRow } from '#shared/reports/sales-reports.contract.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Chart } from '#web/ui/charts/chart.tsx';
import type { KpiProps } from '#web/ui/charts/kpi.tsx';
import { Pagination } from '#web/ui/data/pagination.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Tabs } from '#web/ui/layout/tabs.tsx';
import { chartFaces } from '../api/chart-faces.ts';
import type { groupedBy, SalesSearch } from '../rules/report-search.ts';
import { KpiRow } from './kpi-row.tsx';
import { useFigures } from './nothing.tsx';
import { ReportFilterBar } from './report-filter-bar.tsx';
import { type FigureColumn, ReportTable } from './report-table.tsx';
import { RowName, useRowName } from './row-name.tsx';

/** Maximum number of bars in the chart; with more, names cannot be read. */
const charted = 10;
/** Groups that contain an order as a whole, so that orders are counted. */
const counted: readonly ProfitGroup[] = ['day', 'warehouse', 'channel'];

export type GroupedReportProps = {
  search: SalesSearch;
  onSearch: (wanted: SalesSearch) => void;
  tools?: ReactNode;
};

type Sums = { orders: number | null };
type Report<S> = {
  rows: (S & Pick<SalesRow, 'id' | 'name' | 'code'>)[];
  totalCount: number;
  total: S;
  before: ReportPeriod;
};

type Props<S> = Omit<GroupedReportProps, 'search'> & {
  grouped: ReturnType<typeof groupedBy<ProfitGroup>>;
  groups: readonly ProfitGroup[];
  /** Parameters that stay in the address whatever else changes. */
  kept?: Pick<SalesSearch, 'first'>;
  query: Pick<UseQueryResult<Report<S>>, 'data' | 'error' | 'isPending' | 'refetch'>;
  kpis: readonly KpiProps[];
  notes?: ReactNode;
  /** The figure that is drawn, its title by day and for the first of the other groups. */
  chart: {
    name: string;
    kind: 'area' | 'line';
    label: string;
    definition: string;
    byDay: string;
    most: 'chart.most' | 'profit.most';
    valueOf: (sums: S) => number;
  };
  /** Choice of the rows' order, for all groups but days. */
  order?: ReactNode;
  table: string;
  columns: readonly FigureColumn<S>[];
};

/** Report of a period grouped in one of several ways with the same total. */
export function GroupedReport<S extends Sums>(props: Props<S>) {
  const { grouped, groups, onSearch, tools, query, kpis, notes, chart, order, table, columns } = props;
  const { filters, groupBy, page, asked } = grouped;
  const { t } = useTranslation('reports');
  const { dayRange } = useFormat();
  const { count } = useFigures();
  const nameOf = useRowName(groupBy);
  const kept = { groupBy, ...props.kept };
  const report = query.data;
  const rows = report?.rows ?? [];
  const isByDay = groupBy === 'day';
  const drawn = isByDay ? rows : rows.slice(0, charted);
  const orders: FigureColumn<S> = {
    name: 'orders',
    label: t('order.ordersPayable'),
    cell: (sums) => count(sums.orders),
  };
  return (
    <div className="space-y-4">
      <ReportFilterBar
        search={filters}
        onSearch={(wanted) => onSearch({ ...wanted, ...kept })}
        tools={tools}
      />
      <KpiRow
        figures={kpis}
        beforeLabel={report && t('before', { days: dayRange(report.before.start, report.before.end) })}
      />
      {notes}
      <Tabs
        label={t('sales.groupBy')}
        look="pill"
        value={groupBy}
        tabs={groups.map((value) => ({ value, label: t(`group.${value}`) }))}
        onChange={(chosen) => onSearch({ ...filters, ...kept, groupBy: chosen })}
      >
        <div className="space-y-4 pt-4">
          <Chart
            kind={isByDay ? chart.kind : 'bar'}
            level={2}
            title={isByDay ? chart.byDay : t(chart.most, { group: t(`group.${groupBy}`) })}
            definition={chart.definition}
            unit="vnd"
            {...chartFaces(query)}
            points={
              isByDay
                ? { by: 'day', label: t('day'), values: drawn.map(({ name }) => name) }
                : { by: 'word', label: t(`group.${groupBy}`), values: drawn.map(nameOf) }
            }
            series={[{ name: chart.name, label: chart.label, values: drawn.map(chart.valueOf) }]}
          />
          {!isByDay && order}
          {report && (
            <Card padded={false}>
              <ReportTable
                label={table}
                frameClassName="max-h-160"
                named={t(`group.${groupBy}`)}
                nameCell={(row) => <RowName groupBy={groupBy} row={row} asked={asked} />}
                keyOf={({ id }) => id ?? ''}
                columns={counted.includes(groupBy) ? [orders, ...columns] : columns}
                rows={isByDay ? rows.toReversed() : rows}
                total={report.total}
              />
              {report.totalCount > asked.limit && (
                <Pagination
                  className="p-4"
                  page={page}
                  totalPages={Math.ceil(report.totalCount / asked.limit)}
                  onPage={(wanted) => onSearch({ ...filters, ...kept, page: wanted })}
                />
              )}
            </Card>
          )}
        </div>
      </Tabs>
    </div>
  );
}
