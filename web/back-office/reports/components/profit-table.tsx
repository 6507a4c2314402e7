import { useTranslation } from 'react-i18next';
import type { ReplyOf } from '#shared/contract/route.ts';
import type { getProfitReport, ProfitSums } from '#shared/reports/profit-report.contract.ts';
import type { ProfitGroup } from '#shared/reports/report-choices.ts';
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

type Report = ReplyOf<typeof getProfitReport>;

/** Columns of the profit table; a loss is a negative number. */
const columns = [
  'net',
  'cost',
  'lost',
  'feeOut',
  'feeBack',
  'codFee',
  'insurance',
  'awaited',
  'compensation',
] as const;

const counted: readonly ProfitGroup[] = ['day', 'warehouse', 'channel'];

type Props = { report: Report; groupBy: ProfitGroup; asked: ReturnType<typeof askedOf> };

export function ProfitTable({ report, groupBy, asked }: Props) {
  const { t } = useTranslation('reports');
  const { number, vnd, percent } = useFormat();
  const hasOrders = counted.includes(groupBy);
  const rows = groupBy === 'day' ? report.rows.toReversed() : report.rows;
  const margin = ({ net, profit }: ProfitSums) =>
    net === 0 ? '–' : percent(Math.round((profit / net) * 1000) / 10);

  const figures = (row: ProfitSums & { orders: number | null }) => (
    <>
      {hasOrders && <TableCell numeric>{row.orders ? number(row.orders) : <Nothing />}</TableCell>}
      <TableCell numeric className={row.profit < 0 ? 'font-semibold text-danger' : 'font-semibold'}>
        {vnd(row.profit)}
      </TableCell>
      <TableCell numeric>{margin(row)}</TableCell>
      {columns.map((name) => (
        <TableCell key={name} numeric>
          {row[name] === 0 ? <Nothing /> : vnd(row[name])}
        </TableCell>
      ))}
    </>
  );

  return (
    <Table label={t('profit.table')} frameClassName="max-h-160">
      <TableHead>
        <tr>
          <TableHeadCell>{t(`group.${groupBy}`)}</TableHeadCell>
          {hasOrders && <TableHeadCell numeric>{t('profit.orders')}</TableHeadCell>}
          <TableHeadCell numeric>{t('profit.profit')}</TableHeadCell>
          <TableHeadCell numeric>{t('profit.margin')}</TableHeadCell>
          {columns.map((name) => (
            <TableHeadCell key={name} numeric>
              {t(`profit.${name}`)}
            </TableHeadCell>
          ))}
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
          {figures(report.total)}
        </tr>
      </tfoot>
    </Table>
  );
}
