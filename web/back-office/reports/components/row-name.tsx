import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { noWarehouse } from '#shared/orders/order-choices.ts';
import type { ProfitGroup } from '#shared/reports/report-choices.ts';
import type { SalesRow } from '#shared/reports/sales-reports.contract.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { TableRowHead } from '#web/ui/data/table.tsx';
import { type reportQueryOf, counting, ordersIn } from '../rules/report-search.ts';
import { FigureLink } from './figure-link.tsx';
import { saleChannels } from '#shared/values/sale-channels.ts';

type Row = Pick<SalesRow, 'id' | 'name' | 'code'>;
type ReportQuery = ReturnType<typeof reportQueryOf>;
type Props = { groupBy: ProfitGroup; row: Row; asked: ReportQuery };

/** Returns a function for row names: translates days and channels, has a text for missing objects. */
export function useRowName(groupBy: ProfitGroup) {
  const { t } = useTranslation(['reports', 'money']);
  const { day } = useFormat();
  return ({ id, name }: Pick<Row, 'id' | 'name'>): string => {
    if (id === null) return t(groupBy === 'warehouse' ? 'noWarehouse' : 'sales.gone');
    if (groupBy === 'day') return day(id);
    const channel = groupBy === 'channel' && saleChannels.find((one) => one === id);
    return channel ? t(`money:channel.${channel}`) : name;
  };
}

/** Link to the orders or products of a row. */
function wayTo(groupBy: ProfitGroup, { id, code }: Row, asked: ReportQuery) {
  const orders = '/admin/e-commerce/orders' as const;
  const placed = ordersIn(asked, counting);
  if (groupBy === 'warehouse')
    return { to: orders, search: { ...placed, mainWarehouseId: id ?? noWarehouse } };
  if (id === null) return undefined;
  switch (groupBy) {
    case 'day':
      return { to: orders, search: { ...placed, createdFrom: id, createdTo: id } };
    case 'channel':
      return { to: orders, search: { ...placed, saleChannelId: id } };
    case 'product':
      return code ? { to: orders, search: { ...placed, search: code } } : undefined;
    case 'category':
      return { to: '/admin/e-commerce/products' as const, search: { categoryId: id } };
    case 'business':
      return { to: '/admin/e-commerce/products' as const, search: { businessId: id } };
    case 'order':
      return undefined;
  }
}

export function RowName({ groupBy, row, asked }: Props) {
  const nameOf = useRowName(groupBy);
  const way = wayTo(groupBy, row, asked);
  return (
    <TableRowHead className={groupBy === 'day' ? undefined : 'min-w-36 sm:min-w-48'}>
      {groupBy === 'order' && row.id !== null ? (
        <Link
          to="/admin/e-commerce/orders/$id"
          params={{ id: row.id }}
          className="underline decoration-line-strong underline-offset-3 hover:text-brand"
        >
          {row.name}
        </Link>
      ) : way ? (
        <FigureLink {...way}>{nameOf(row)}</FigureLink>
      ) : (
        nameOf(row)
      )}
      {row.code && <span className="block text-xs text-ink-2">{row.code}</span>}
    </TableRowHead>
  );
}
