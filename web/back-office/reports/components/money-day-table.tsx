import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listMoneyDays, type MoneyDay } from '#shared/reports/payment-reports.contract.ts';
import { messageOf } from '#web/platform/api/api-error.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { reportQuery } from '../api/report-queries.ts';
import { Nothing } from './nothing.tsx';
import { DayHead, ReportTable } from './report-table.tsx';

const sums = ['cameCount', 'cameAmount', 'sentCount', 'sentAmount'] as const;
type Sums = Pick<MoneyDay, (typeof sums)[number]> & Partial<Pick<MoneyDay, 'provider' | 'account'>>;

function sumOf(rows: readonly MoneyDay[]): Sums {
  const all = { cameCount: 0, cameAmount: 0, sentCount: 0, sentAmount: 0 };
  for (const row of rows) for (const name of sums) all[name] += row[name];
  return all;
}

/** Table with a row per day, account and provider, newest first, to compare with the providers' own lists. */
export function MoneyDayTable({ start, end }: { start: string; end: string }) {
  const { t } = useTranslation('reports');
  const { t: money } = useTranslation('money');
  const { day, vnd } = useFormat();
  const days = useQuery(reportQuery(listMoneyDays, { start, end }));
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
        <ReportTable
          label={t('moneyDays.title')}
          frameClassName="max-h-120"
          named={t('day')}
          nameCell={(row) => <DayHead>{day(row.day)}</DayHead>}
          keyOf={(row) => `${row.day} ${row.provider} ${row.account}`}
          columns={[
            {
              name: 'place',
              label: t('moneyDays.place'),
              isText: true,
              cell: ({ provider, account }: Sums) =>
                provider && [money(`teller.${provider}`), account].filter(Boolean).join(' '),
            },
            {
              name: 'came',
              label: t('moneyDays.came'),
              cell: (row) => <Sum count={row.cameCount} amount={row.cameAmount} />,
            },
            {
              name: 'sent',
              label: t('moneyDays.sent'),
              cell: (row) => <Sum count={row.sentCount} amount={row.sentAmount} />,
            },
            {
              name: 'rest',
              label: t('moneyDays.rest'),
              cell: ({ cameAmount, sentAmount }) => vnd(cameAmount - sentAmount),
            },
          ]}
          rows={rows.toReversed()}
          total={sumOf(rows)}
        />
      )}
    </Card>
  );
}

function Sum({ count, amount }: { count: number; amount: number }) {
  const { t } = useTranslation('reports');
  const { vnd } = useFormat();
  if (count === 0) return <Nothing />;
  return (
    <>
      <span className="whitespace-nowrap">{vnd(amount)}</span>
      <span className="block text-xs text-ink-2">{t('moneyDays.count', { count })}</span>
    </>
  );
}
