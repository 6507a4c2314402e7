import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { salesGroups } from '#shared/reports/report-choices.ts';
import { getSalesReport, type SalesRow } from '#shared/reports/sales-reports.contract.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { reportQuery } from '../api/report-queries.ts';
import { groupedBy } from '../rules/report-search.ts';
import { GroupedReport, type GroupedReportProps } from './grouped-report.tsx';
import { useFigures } from './nothing.tsx';
import { useSoldKpis } from './sales-kpis.tsx';

type Sums = Omit<SalesRow, 'id' | 'name' | 'code'>;

/** Sales report of a period, grouped in one of six ways with the same total. */
export function SalesReportPage({ search, ...props }: GroupedReportProps) {
  const { t } = useTranslation('reports');
  const { vnd, percent } = useFormat();
  const { count, money } = useFigures();
  // Grouping by order only exists for profit.
  const grouped = groupedBy(search, salesGroups);
  const query = useQuery(reportQuery(getSalesReport, grouped.asked));
  const [revenue, orders] = useSoldKpis(grouped.asked, query.data);
  const total = query.data?.total;
  const share = (part: number) =>
    total?.revenue ? percent(Math.round((part / total.revenue) * 1000) / 10) : '–';
  return (
    <GroupedReport<Sums>
      {...props}
      grouped={grouped}
      groups={salesGroups}
      query={query}
      kpis={[
        revenue,
        orders,
        {
          label: t('sales.quantity'),
          definition: t('definition.quantity'),
          unit: 'count',
          value: total?.quantity,
        },
        {
          label: t('sales.profit'),
          definition: t('definition.profit'),
          unit: 'vnd',
          value: total && total.known - total.cost,
        },
      ]}
      chart={{
        name: 'revenue',
        kind: 'area',
        label: t('order.revenue'),
        definition: t('definition.orderRevenue'),
        byDay: t('chart.orders'),
        most: 'chart.most',
        valueOf: (row) => row.revenue,
      }}
      table={t('table.sales')}
      columns={[
        { name: 'quantity', label: t('sales.quantity'), cell: (row) => count(row.quantity) },
        { name: 'revenue', label: t('order.revenue'), cell: (row) => money(row.revenue) },
        { name: 'share', label: t('sales.share'), cell: (row) => share(row.revenue) },
        { name: 'net', label: t('sales.net'), cell: ({ net }) => money(net) },
        {
          name: 'profit',
          label: t('sales.profit'),
          cell: ({ known, cost }) => (known === 0 ? '–' : vnd(known - cost)),
        },
      ]}
    />
  );
}
