import { useQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { noWarehouse } from '#shared/orders/order-choices.ts';
import { getSalesReport, listOrderDays, type OrderDay } from '#shared/reports/sales-reports.contract.ts';
import { useWarehouses } from '#web/back-office/warehouse-choices.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Chart } from '#web/ui/charts/chart.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import type { Column } from '#web/ui/list/column.ts';
import { useColumns } from '#web/ui/list/columns.tsx';
import { DataTable } from '#web/ui/list/data-table.tsx';
import { reportQuery } from '../api/report-queries.ts';
import { chartFaces } from '../api/chart-faces.ts';
import { revenueByDay, totalOf } from '../rules/order-days.ts';
import { reportQueryOf, counting, daysOf, ordersIn, type ReportSearch } from '../rules/report-search.ts';
import { FigureLink } from './figure-link.tsx';
import { KpiRow } from './kpi-row.tsx';
import { Nothing, useFigures } from './nothing.tsx';
import { useSoldKpis } from './sales-kpis.tsx';
import { ReportFilterBar } from './report-filter-bar.tsx';

type Props = { search: ReportSearch; onSearch: (wanted: ReportSearch) => void; tools?: ReactNode };

/** Order report by day, with a row per warehouse and channel; each figure links to its orders. */
export function OrderReportPage({ search, onSearch, tools }: Props) {
  const { t } = useTranslation('reports');
  const { dayRange } = useFormat();
  const asked = reportQueryOf(search);
  const query = useQuery(reportQuery(listOrderDays, asked));
  const sold = useQuery(
    reportQuery(getSalesReport, { ...asked, groupBy: 'channel', page: 1, limit: 1 }),
  ).data;
  const rows = query.data;
  const days = revenueByDay(rows ?? [], daysOf(search));
  const columns = useOrderColumns();
  return (
    <div className="space-y-4">
      <ReportFilterBar search={search} onSearch={onSearch} tools={tools} />
      <KpiRow
        look="thirds"
        figures={useSoldKpis(asked, sold)}
        beforeLabel={sold && t('before', { days: dayRange(sold.before.start, sold.before.end) })}
      />
      <Chart
        kind="area"
        level={2}
        title={t('chart.orders')}
        definition={t('definition.orderRevenue')}
        unit="vnd"
        {...chartFaces(query)}
        points={{ by: 'day', label: t('day'), values: days.map(({ day }) => day) }}
        series={[{ name: 'revenue', label: t('order.revenue'), values: days.map(({ revenue }) => revenue) }]}
      />
      {rows && (
        <Card padded={false}>
          {rows.length === 0 ? (
            <EmptyState size="sm" icon={<ReceiptText />} title={t('order.empty')} hint={t('emptyHint')} />
          ) : (
            <>
              <Total rows={rows} asked={asked} />
              <DataTable
                label={t('table.orders')}
                rows={rows.toReversed().map((row) => ({ ...row, id: keyOf(row) }))}
                columns={columns}
                idOf={({ id }) => id}
                nameOf={({ id }) => id}
              />
            </>
          )}
        </Card>
      )}
    </div>
  );
}

const keyOf = ({ day, warehouseId, saleChannelId }: OrderDay): string =>
  [day, warehouseId, saleChannelId].join(' ');

/** Filter of the order list for the orders of a row. */
const ordersOf = ({ day, warehouseId, saleChannelId }: OrderDay) => ({
  createdFrom: day,
  createdTo: day,
  saleChannelId,
  mainWarehouseId: warehouseId ?? noWarehouse,
});

const counted = ['ordersCreated', 'ordersPayable', 'ordersCompleted', 'ordersCancelled'] as const;
const figures = [...counted, 'aov', 'revenue'] as const;

const standing = {
  ordersCreated: undefined,
  ordersPayable: counting,
  aov: counting,
  revenue: counting,
  ordersCompleted: 'completed',
  ordersCancelled: 'cancelled,refunded,returned',
} as const;

type ReportQuery = ReturnType<typeof reportQueryOf>;

function Total({ rows, asked }: { rows: readonly OrderDay[]; asked: ReportQuery }) {
  const { t } = useTranslation('reports');
  const { number, vnd } = useFormat();
  const total = totalOf(rows);
  const facts = figures.map((name) => {
    const write = name === 'aov' || name === 'revenue' ? vnd : number;
    return [name, write(total[name])] as const;
  });
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2 border-b border-line p-4 text-sm">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-ink-2">{t(`order.${name}`)}</dt>
          <dd className="font-semibold tabular-nums">
            <FigureLink
              to="/admin/e-commerce/orders"
              search={ordersIn(asked, standing[name])}
              label={t('opensSum', { shown: value, what: t(`order.${name}`) })}
            >
              {value}
            </FigureLink>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function useOrderColumns(): Column<OrderDay & { id: string }>[] {
  const { t } = useTranslation(['reports', 'money']);
  const { day, number, vnd } = useFormat();
  const { money } = useFigures();
  const col = useColumns<OrderDay & { id: string }>({ ns: 'reports', at: 'order' });
  const warehouses = useWarehouses();
  const nameOf = (id: string | null) =>
    warehouses.find((warehouse) => warehouse.id === id)?.name ?? id ?? t('noWarehouse');
  const channelOf = ({ saleChannelId }: OrderDay) => t(`money:channel.${saleChannelId}`);
  return [
    col.custom(
      'day',
      (row) => (
        <>
          <span className="max-md:font-semibold">{day(row.day)}</span>
          {/* Cards show it below the day; the table has a column for it. */}
          <span className="block text-ink-2 md:hidden">
            {nameOf(row.warehouseId)} · {channelOf(row)}
          </span>
        </>
      ),
      { label: t('day'), main: true, tight: true },
    ),
    col.custom('place', ({ warehouseId }) => nameOf(warehouseId), { card: 'none', below: channelOf }),
    col.custom(
      'revenue',
      (row) =>
        row.revenue === 0 ? (
          <Nothing />
        ) : (
          <FigureLink
            to="/admin/e-commerce/orders"
            search={{ ...ordersOf(row), status: counting }}
            label={t('opensSum', { shown: vnd(row.revenue), what: t('order.revenue') })}
          >
            <strong className="font-semibold">{vnd(row.revenue)}</strong>
          </FigureLink>
        ),
      { numeric: true, card: 'aside' },
    ),
    ...counted.map((name) =>
      col.custom(
        name,
        (row) =>
          row[name] === 0 ? (
            <Nothing />
          ) : (
            <FigureLink
              to="/admin/e-commerce/orders"
              search={{ ...ordersOf(row), ...(standing[name] && { status: standing[name] }) }}
              label={t('opens', { count: row[name], shown: number(row[name]), what: t(`order.${name}`) })}
            >
              {number(row[name])}
            </FigureLink>
          ),
        { numeric: true, card: 'half' },
      ),
    ),
    col.custom('aov', ({ aov }) => money(aov), { numeric: true, card: 'none' }),
  ];
}
