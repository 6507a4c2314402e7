import { useTranslation } from 'react-i18next';
import type { PaymentDay } from '#shared/reports/payment-reports.contract.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { type reportQueryOf, refundFilterOf } from '../rules/report-search.ts';
import { FigureLink } from './figure-link.tsx';
import { Nothing } from './nothing.tsx';
import { DayHead, ReportTable } from './report-table.tsx';

const figures = ['received', 'refunded', 'succeeded', 'pending', 'failed', 'cancelled'] as const;
type Figure = (typeof figures)[number];

/** Filter for the rows behind each figure. */
const opens: Record<Exclude<Figure, 'refunded'>, { status?: string; basis?: 'paid' }> = {
  received: { basis: 'paid' },
  succeeded: { status: 'succeeded,refunded' },
  pending: { status: 'created,pending' },
  failed: { status: 'failed' },
  cancelled: { status: 'cancelled' },
};

type Props = { rows: readonly PaymentDay[]; asked: ReturnType<typeof reportQueryOf> };

/** Sums of a day, or of all days. */
type Sums = Omit<PaymentDay, 'day'> & { day?: string };

/** Table with a row per day, newest first. Each figure opens its rows below; refunds open on their own page. */
export function PaymentDayTable({ rows, asked }: Props) {
  const { t } = useTranslation('reports');
  const { day, number, vnd } = useFormat();
  const sum = (name: keyof Omit<PaymentDay, 'day'>) => rows.reduce((all, row) => all + row[name], 0);
  const names = figures.flatMap((figure) => [`${figure}Count`, `${figure}Amount`] as const);

  function cell(figure: Figure, sums: Sums) {
    const count = sums[`${figure}Count`];
    if (count === 0) return <Nothing />;
    const days = sums.day && { start: sums.day, end: sums.day };
    const way =
      figure === 'refunded'
        ? { to: '/admin/e-commerce/returns/refunds' as const, search: refundFilterOf({ ...asked, ...days }) }
        : {
            to: '/admin/reports/payments' as const,
            search: { ...asked, ...(sums.day && { day: sums.day }), ...opens[figure] },
          };
    return (
      <>
        <FigureLink {...way} label={t('opens', { count, shown: number(count), what: t(`figure.${figure}`) })}>
          {number(count)}
        </FigureLink>
        <span className="block text-xs whitespace-nowrap text-ink-2">{vnd(sums[`${figure}Amount`])}</span>
      </>
    );
  }

  return (
    <Card padded={false}>
      <ReportTable
        label={t('table.payments')}
        frameClassName="max-h-120"
        named={t('day')}
        nameCell={(row) => <DayHead>{day(row.day)}</DayHead>}
        keyOf={(row) => row.day}
        columns={figures.map((figure) => ({
          name: figure,
          label: t(`figure.${figure}`),
          cell: (sums: Sums) => cell(figure, sums),
        }))}
        rows={rows.toReversed()}
        // The names are all figures of a day.
        total={
          Object.fromEntries(names.map((name) => [name, sum(name)])) as Record<(typeof names)[number], number>
        }
      />
    </Card>
  );
}
