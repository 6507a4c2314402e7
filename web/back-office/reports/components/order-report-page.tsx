import { useQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { noWarehouse } from '#shared/orders/order-choices.ts';
import type { OrderDay } from '#shared/reports/sales-reports.contract.ts';
import { useWarehouses } from '#web/back-office/warehouse-choices.ts';
import { messageOf } from '#web/platform/api/api-error.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Chart } from '#web/ui/charts/chart.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import type { Column } from '#web/ui/list/column.ts';
import { DataTable } from '#web/ui/list/data-table.tsx';
import { orderDaysQuery } from '../api/report-queries.ts';
import { revenueByDay, totalOf } from '../rules/order-days.ts';
import { askedOf, counting, daysOf, ordersIn, type ReportSearch } from '../rules/report-search.ts';
import { FigureLink } from './figure-link.tsx';
import { Nothing } from './nothing.tsx';
import { SoldKpis } from './sold-kpis.tsx';
import { ReportFilterBar } from './report-filter-bar.tsx';

type Props = { search: ReportSearch; onSearch: (wanted: ReportSearch) => void; tools?: ReactNode };

/** Order report by day, with a row per warehouse and channel; each figure links to its orders. */
export function OrderReportPage({ search, onSearch, tools }: Props) {
  const { t } = useTranslation('reports');
  const asked = askedOf(search);
  const { data: rows, error, isPending, refetch } = useQuery(orderDaysQuery(asked));
  const days = revenueByDay(rows ?? [], daysOf(search));
  const columns = useColumns();
  return (
    <div className="space-y-4">
      <ReportFilterBar search={search} onSearch={onSearch} tools={tools} />
      <SoldKpis asked={asked} />
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
              <Total rows={rows} asked={asked} />
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

/** Filter of the order list for the orders of a row. */
const ordersOf = ({ day, warehouseId, saleChannelId }: OrderDay) => ({
  createdFrom: day,
  createdTo: day,
  saleChannelId,
  mainWarehouseId: warehouseId ?? noWarehouse,
});

const standing = {
  ordersCreated: undefined,
  ordersPayable: counting,
  aov: counting,
  revenue: counting,
  ordersCompleted: 'completed',
  ordersCancelled: 'cancelled,refunded,returned',
} as const;

type ReportQuery = ReturnType<typeof askedOf>;

function Total({ rows, asked }: { rows: readonly OrderDay[]; asked: ReportQuery }) {
  const { t } = useTranslation('reports');
  const { number, vnd } = useFormat();
  const total = totalOf(rows);
  const facts = [
    ['ordersCreated', number(total.ordersCreated)],
    ['ordersPayable', number(total.ordersPayable)],
    ['ordersCompleted', number(total.ordersCompleted)],
    ['ordersCancelled', number(total.ordersCancelled)],
    ['aov', vnd(total.aov)],
    ['revenue', vnd(total.revenue)],
  ] as const;
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

function useColumns(): Column<OrderDay>[] {
  const { t } = useTranslation(['reports', 'money']);
  const { day, number, vnd } = useFormat();
  const warehouses = useWarehouses();
  const nameOf = (id: string | null) =>
    warehouses.find((warehouse) => warehouse.id === id)?.name ?? id ?? t('noWarehouse');
  const placeOf = ({ warehouseId, saleChannelId }: OrderDay) =>
    [nameOf(warehouseId), t(`money:channel.${saleChannelId}`)] as const;
  const counted = (
    name: 'ordersCreated' | 'ordersPayable' | 'ordersCompleted' | 'ordersCancelled',
  ): Column<OrderDay> => ({
    name,
    label: t(`order.${name}`),
    numeric: true,
    card: 'half',
    cell: (row) =>
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
  });
  return [
    {
      name: 'day',
      label: t('day'),
      main: true,
      tight: true,
      cell: (row) => (
        <>
          <span className="max-md:font-semibold">{day(row.day)}</span>
          {/* Cards show it below the day; the table has a column for it. */}
          <span className="block text-ink-2 md:hidden">{placeOf(row).join(' · ')}</span>
        </>
      ),
    },
    {
      name: 'place',
      label: t('order.place'),
      card: 'none',
      cell: (row) => {
        const [warehouse, channel] = placeOf(row);
        return (
          <>
            {warehouse}
            <span className="block text-xs text-ink-2">{channel}</span>
          </>
        );
      },
    },
    {
      name: 'revenue',
      label: t('order.revenue'),
      numeric: true,
      card: 'aside',
      cell: (row) =>
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
    },
    counted('ordersCreated'),
    counted('ordersPayable'),
    counted('ordersCompleted'),
    counted('ordersCancelled'),
    {
      name: 'aov',
      label: t('order.aov'),
      numeric: true,
      card: 'none',
      cell: ({ aov }) => (aov === 0 ? <Nothing /> : vnd(aov)),
    },
  ];
}
