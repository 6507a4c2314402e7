import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { MoneyDay } from '#shared/reports/payment-reports.contract.ts';
import { messageOf } from '#web/platform/api/api-error.ts';
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
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { moneyDaysQuery } from '../api/report-queries.ts';
import { Nothing } from './nothing.tsx';

type Sums = Pick<MoneyDay, 'cameCount' | 'cameAmount' | 'sentCount' | 'sentAmount'>;

const sumOf = (rows: readonly MoneyDay[]): Sums =>
  rows.reduce(
    (all, row) => ({
      cameCount: all.cameCount + row.cameCount,
      cameAmount: all.cameAmount + row.cameAmount,
      sentCount: all.sentCount + row.sentCount,
      sentAmount: all.sentAmount + row.sentAmount,
    }),
    { cameCount: 0, cameAmount: 0, sentCount: 0, sentAmount: 0 },
  );

/** Table with a row per day, account and provider, newest first, to compare with the providers' own lists. */
export function MoneyDayTable({ start, end }: { start: string; end: string }) {
  const { t } = useTranslation('reports');
  const { t: money } = useTranslation('money');
  const { day } = useFormat();
  const days = useQuery(moneyDaysQuery({ start, end }));
  const rows = days.data ?? [];
  return (
    <Card padded={rows.length === 0}>
      <div className={rows.length === 0 ? '' : 'px-5 pt-5'}>
        <CardHeader title={t('moneyDays.title')} hint={t('moneyDays.hint')} />
      </div>
      {days.error && !days.data && (
        <ErrorState
          title={t('moneyDays.failed')}
          message={messageOf(days.error)}
          onRetry={() => void days.refetch()}
        />
      )}
      {days.data && rows.length === 0 && <p className="text-sm text-ink-2">{t('moneyDays.empty')}</p>}
      {rows.length > 0 && (
        <Table label={t('moneyDays.title')} frameClassName="max-h-120">
          <TableHead>
            <tr>
              <TableHeadCell>{t('day')}</TableHeadCell>
              <TableHeadCell>{t('moneyDays.place')}</TableHeadCell>
              <TableHeadCell numeric>{t('moneyDays.came')}</TableHeadCell>
              <TableHeadCell numeric>{t('moneyDays.sent')}</TableHeadCell>
              <TableHeadCell numeric>{t('moneyDays.rest')}</TableHeadCell>
            </tr>
          </TableHead>
          <TableBody>
            {rows.toReversed().map((row) => (
              <TableRow key={`${row.day} ${row.provider} ${row.account}`}>
                <TableRowHead className="whitespace-nowrap tabular-nums">{day(row.day)}</TableRowHead>
                <TableCell>
                  {[money(`teller.${row.provider}`), row.account].filter(Boolean).join(' ')}
                </TableCell>
                <SumCells sums={row} />
              </TableRow>
            ))}
          </TableBody>
          <tfoot className="sticky bottom-0 bg-surface font-semibold shadow-[inset_0_1px_0_var(--line)]">
            <tr>
              <TableRowHead className="font-semibold!">{t('total')}</TableRowHead>
              <TableCell />
              <SumCells sums={sumOf(rows)} />
            </tr>
          </tfoot>
        </Table>
      )}
    </Card>
  );
}

function SumCells({ sums }: { sums: Sums }) {
  const { vnd } = useFormat();
  const { cameCount, cameAmount, sentCount, sentAmount } = sums;
  return (
    <>
      <TableCell numeric>
        {cameCount === 0 ? <Nothing /> : <Sum count={cameCount} amount={cameAmount} />}
      </TableCell>
      <TableCell numeric>
        {sentCount === 0 ? <Nothing /> : <Sum count={sentCount} amount={sentAmount} />}
      </TableCell>
      <TableCell numeric>{vnd(cameAmount - sentAmount)}</TableCell>
    </>
  );
}

function Sum({ count, amount }: { count: number; amount: number }) {
  const { t } = useTranslation('reports');
  const { vnd } = useFormat();
  return (
    <>
      <span className="whitespace-nowrap">{vnd(amount)}</span>
      <span className="block text-xs text-ink-2">{t('moneyDays.count', { count })}</span>
    </>
  );
}
