import { useTranslation } from 'react-i18next';
import type { ReplyOf } from '#shared/contract/route.ts';
import type { SalesGroup } from '#shared/reports/report-choices.ts';
import type { getSalesReport, SalesRow } from '#shared/reports/sales-reports.contract.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeadCell,
  TableRow,
  TableRowHead,
} from '#web/ui/data/table.tsx';
import type { askedOf } from '../rules/report-search.ts';
import { Nothing } from './nothing.tsx';
import { RowName } from './row-name.tsx';

type Report = ReplyOf<typeof getSalesReport>;

export function SalesTable({
  report,
  groupBy,
  asked,
}: {
  report: Report;
  groupBy: SalesGroup;
  asked: ReturnType<typeof askedOf>;
}) {
  const { t } = useTranslation('reports');
  const { number, vnd, percent } = useFormat();
  const { total } = report;
  const hasOrders = ['day', 'warehouse', 'channel'].includes(groupBy);
  const share = (revenue: number) =>
    total.revenue === 0 ? '–' : percent(Math.round((revenue / total.revenue) * 1000) / 10);
  const profit = ({ known, cost }: Pick<SalesRow, 'known' | 'cost'>) =>
    known === 0 ? '–' : vnd(known - cost);
  const rows = groupBy === 'day' ? report.rows.toReversed() : report.rows;

  const figures = (row: Omit<SalesRow, 'id' | 'name' | 'code'>) => (
    <>
      {hasOrders && <TableCell numeric>{row.orders ? number(row.orders) : <Nothing />}</TableCell>}
      <TableCell numeric>{row.quantity === 0 ? <Nothing /> : number(row.quantity)}</TableCell>
      <TableCell numeric>{row.revenue === 0 ? <Nothing /> : vnd(row.revenue)}</TableCell>
      <TableCell numeric>{share(row.revenue)}</TableCell>
      <TableCell numeric>{row.net === 0 ? <Nothing /> : vnd(row.net)}</TableCell>
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
        {rows.map((row) => (
          <TableRow key={row.id ?? ''}>
            <RowName groupBy={groupBy} row={row} asked={asked} />
            {figures(row)}
          </TableRow>
        ))}
      </TableBody>
      <tfoot className="sticky bottom-0 bg-surface font-semibold shadow-[inset_0_1px_0_var(--line)]">
        <tr>
          <TableRowHead className="font-semibold!">{t('total')}</TableRowHead>
          {figures(total)}
        </tr>
      </tfoot>
    </Table>
  );
}
