import { useQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { listWarehouses } from '#shared/catalogue/warehouse.contract.ts';
import type { OrderDay } from '#shared/reports/sales-reports.contract.ts';
import { messageOf } from '#web/platform/api/api-error.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import { Chart } from '#web/ui/charts/chart.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import type { Column } from '#web/ui/list/column.ts';
import { DataTable } from '#web/ui/list/data-table.tsx';
import { orderDaysQuery } from '../api/report-queries.ts';
import { revenueByDay, totalOf } from '../rules/order-days.ts';
import { askedOf, daysOf, type ReportSearch } from '../rules/report-search.ts';
import { FigureLink } from './figure-link.tsx';
import { ReportFilterBar } from './report-filter-bar.tsx';

type Props = { search: ReportSearch; onSearch: (wanted: ReportSearch) => void; tools?: ReactNode };

/** Orders day by day, each warehouse and channel a line; each figure opens the orders it counts. */
export function OrderReportPage({ search, onSearch, tools }: Props) {
  const { t } = useTranslation('reports');
  const asked = askedOf(search);
  const { data: rows, error, isPending, refetch } = useQuery(orderDaysQuery(asked));
  const days = revenueByDay(rows ?? [], daysOf(search));
  const columns = useColumns();
  return (
    <div className="space-y-4">
      <ReportFilterBar search={search} onSearch={onSearch} tools={tools} />
      <Chart
        kind="area"
        level={2}
        title={t('chart.orders')}
        definition={t('definition.orderRevenue')}
        unit="vnd"
        isPending={isPending}
        failure={error && !rows ? { message: messageOf(error), onRetry: () => void refetch() } : undefined}
        points={{ by: 'day', label: t('day'), values: days.map(({ day }) => day) }}
        series={[{ name: 'revenue', label: t('order.revenue'), values: days.map(({ revenue }) => revenue) }]}
      />
      {rows && (
        <Card padded={false}>
          {rows.length === 0 ? (
            <EmptyState size="sm" icon={<ReceiptText />} title={t('order.empty')} hint={t('emptyHint')} />
          ) : (
            <>
              <Total rows={rows} />
              <DataTable
                label={t('table.orders')}
                rows={rows.toReversed()}
                columns={columns}
                idOf={keyOf}
                nameOf={keyOf}
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

/** The orders of a line, as their list is narrowed. */
const ordersOf = ({ day, warehouseId, saleChannelId }: OrderDay) => ({
  createdFrom: day,
  createdTo: day,
  saleChannelId,
  ...(warehouseId && { warehouseId }),
});

const standing = {
  ordersCreated: undefined,
  ordersPayable: 'confirmed,packing,packing_completed,delivering,shipped,completed',
  ordersCompleted: 'completed',
  ordersCancelled: 'cancelled,refunded,returned',
} as const;

function Total({ rows }: { rows: readonly OrderDay[] }) {
  const { t } = useTranslation('reports');
  const { number, vnd } = useFormat();
  const total = totalOf(rows);
  const facts = [
    [t('order.ordersCreated'), number(total.ordersCreated)],
    [t('order.ordersPayable'), number(total.ordersPayable)],
    [t('order.ordersCancelled'), number(total.ordersCancelled)],
    [t('order.aov'), vnd(total.aov)],
    [t('order.revenue'), vnd(total.revenue)],
  ] as const;
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2 border-b border-line p-4 text-sm">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-ink-2">{name}</dt>
          <dd className="font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function useColumns(): Column<OrderDay>[] {
  const { t } = useTranslation(['reports', 'money']);
  const { day, number, vnd } = useFormat();
  const { data: warehouses = [] } = useQuery({ ...apiQuery(listWarehouses), staleTime: 600_000 });
  const nameOf = (id: string | null) =>
    warehouses.find((warehouse) => warehouse.id === id)?.name ?? id ?? t('noWarehouse');
  const counted = (name: keyof typeof standing): Column<OrderDay> => ({
    name,
    label: t(`order.${name}`),
    numeric: true,
    card: 'line',
    cell: (row) =>
      row[name] === 0 ? (
        <span className="text-ink-3">–</span>
      ) : (
        <FigureLink
          to="/admin/e-commerce/orders"
          search={{ ...ordersOf(row), ...(standing[name] && { status: standing[name] }) }}
          label={t('opens', { count: row[name], shown: number(row[name]), what: t(`order.${name}`) })}
        >
          {number(row[name])}
        </FigureLink>
      ),
  });
  return [
    { name: 'day', label: t('day'), main: true, cell: (row) => day(row.day) },
    {
      name: 'warehouse',
      label: t('warehouse'),
      card: 'line',
      cell: ({ warehouseId }) => nameOf(warehouseId),
    },
    {
      name: 'channel',
      label: t('channel'),
      card: 'line',
      cell: ({ saleChannelId }) => t(`money:channel.${saleChannelId}`),
    },
    counted('ordersCreated'),
    counted('ordersPayable'),
    counted('ordersCompleted'),
    counted('ordersCancelled'),
    { name: 'aov', label: t('order.aov'), numeric: true, card: 'line', cell: ({ aov }) => vnd(aov) },
    {
      name: 'revenue',
      label: t('order.revenue'),
      numeric: true,
      card: 'line',
      cell: ({ revenue }) => <span className="font-semibold">{vnd(revenue)}</span>,
    },
  ];
}
