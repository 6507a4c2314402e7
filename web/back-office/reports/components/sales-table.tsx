import { useTranslation } from 'react-i18next';
import type { ReplyOf } from '#shared/contract/route.ts';
import { saleChannels } from '#shared/orders/order-choices.ts';
import type { SalesGroup } from '#shared/reports/report-choices.ts';
import type { getSalesReport, SalesRow } from '#shared/reports/sales-reports.contract.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '#web/ui/data/table.tsx';
import { FigureLink } from './figure-link.tsx';

type Report = ReplyOf<typeof getSalesReport>;

/** What a row is called: days and channels in the reader's words, what nobody knows as such. */
export function useRowName(groupBy: SalesGroup) {
  const { t } = useTranslation(['reports', 'money']);
  const { day } = useFormat();
  return ({ id, name }: Pick<SalesRow, 'id' | 'name'>): string => {
    if (id === null) return t(groupBy === 'warehouse' ? 'noWarehouse' : 'sales.gone');
    if (groupBy === 'day') return day(id);
    const channel = groupBy === 'channel' && saleChannels.find((one) => one === id);
    return channel ? t(`money:channel.${channel}`) : name;
  };
}

const counting = 'confirmed,packing,packing_completed,delivering,shipped,completed';

/** Where the orders, or the goods, of a row are listed. */
function wayTo(groupBy: SalesGroup, { id, code }: SalesRow, { period }: Report) {
  if (id === null) return undefined;
  const orders = '/admin/e-commerce/orders' as const;
  const placed = { createdFrom: period.start, createdTo: period.end, status: counting };
  switch (groupBy) {
    case 'day':
      return { to: orders, search: { ...placed, createdFrom: id, createdTo: id } };
    case 'warehouse':
      return { to: orders, search: { ...placed, warehouseId: id } };
    case 'channel':
      return { to: orders, search: { ...placed, saleChannelId: id } };
    case 'product':
      return code ? { to: orders, search: { ...placed, search: code } } : undefined;
    case 'category':
      return { to: '/admin/e-commerce/products' as const, search: { categoryId: id } };
    case 'business':
      return { to: '/admin/e-commerce/products' as const, search: { businessId: id } };
  }
}

/** The rows of a report and what they come to. */
export function SalesTable({ report, groupBy }: { report: Report; groupBy: SalesGroup }) {
  const { t } = useTranslation('reports');
  const { number, vnd, percent } = useFormat();
  const nameOf = useRowName(groupBy);
  const { total } = report;
  const hasOrders = ['day', 'warehouse', 'channel'].includes(groupBy);
  const share = (revenue: number) =>
    total.revenue === 0 ? '–' : percent(Math.round((revenue / total.revenue) * 1000) / 10);
  const profit = ({ known, cost }: Pick<SalesRow, 'known' | 'cost'>) =>
    known === 0 ? '–' : vnd(known - cost);
  const rows = groupBy === 'day' ? report.rows.toReversed() : report.rows;

  const figures = (row: Omit<SalesRow, 'id' | 'name' | 'code'>) => (
    <>
      {hasOrders && <TableCell numeric>{row.orders === null ? '–' : number(row.orders)}</TableCell>}
      <TableCell numeric>{number(row.quantity)}</TableCell>
      <TableCell numeric>{vnd(row.revenue)}</TableCell>
      <TableCell numeric>{share(row.revenue)}</TableCell>
      <TableCell numeric>{vnd(row.net)}</TableCell>
      <TableCell numeric>{profit(row)}</TableCell>
    </>
  );

  return (
    <Table label={t('table.sales')} frameClassName="max-h-160">
      <TableHead>
        <tr>
          <TableHeadCell>{t(`group.${groupBy}`)}</TableHeadCell>
          {hasOrders && <TableHeadCell numeric>{t('order.ordersPayable')}</TableHeadCell>}
          <TableHeadCell numeric>{t('sales.quantity')}</TableHeadCell>
          <TableHeadCell numeric>{t('order.revenue')}</TableHeadCell>
          <TableHeadCell numeric>{t('sales.share')}</TableHeadCell>
          <TableHeadCell numeric>{t('sales.net')}</TableHeadCell>
          <TableHeadCell numeric>{t('sales.profit')}</TableHeadCell>
        </tr>
      </TableHead>
      <TableBody>
        {rows.map((row) => {
          const way = wayTo(groupBy, row, report);
          return (
            <TableRow key={row.id ?? ''}>
              <th scope="row" className="min-w-48 px-3 pl-4 text-left font-normal">
                {way ? <FigureLink {...way}>{nameOf(row)}</FigureLink> : nameOf(row)}
                {row.code && <span className="block text-xs text-ink-2">{row.code}</span>}
              </th>
              {figures(row)}
            </TableRow>
          );
        })}
      </TableBody>
      <tfoot className="sticky bottom-0 bg-surface font-semibold shadow-[inset_0_1px_0_var(--line)]">
        <tr>
          <th scope="row" className="px-3 pl-4 text-left">
            {t('total')}
          </th>
          {figures(total)}
        </tr>
      </tfoot>
    </Table>
  );
}
