import * as z from 'zod';
import type { PaymentDay } from '#shared/reports/payment-reports.contract.ts';
import { paymentStates } from '#shared/reports/report-choices.ts';
import type { ReportFilters } from '#shared/reports/report-query.ts';
import type { Cell } from '#functions/platform/views/list-plan.ts';
import { daysOf } from './period.ts';
import { type MoneyRows, moneyRows } from './money-rows.ts';
import { between, ofPlace, periodsOf } from './report-period.ts';

const Stand = z.enum(paymentStates);
const figures = [...paymentStates, 'refunded', 'received'] as const;
type DayFigure = { day: Cell; figure: (typeof figures)[number]; count: number; amount: number };

const emptyDay = (day: string) =>
  ({
    day,
    ...Object.fromEntries(
      figures.flatMap((name) => [`${name}Count`, `${name}Amount`]).map((name) => [name, 0]),
    ),
  }) as PaymentDay;

/** Figures for each day of the period, including days without payments. */
export async function listPaymentDays(
  { now }: { now: () => Date },
  filters: ReportFilters,
  given?: MoneyRows,
): Promise<PaymentDay[]> {
  const { period } = periodsOf(filters, now());
  const { takings, refunds } = given ?? (await moneyRows());
  const where = <Day extends string>(day: Day) => [...between(day, period), ...ofPlace(filters)];
  const [begun, received, sent] = await Promise.all([
    takings.tally('takings', { by: ['day', 'stand'], sum: ['amount'], where: where('day') }),
    takings.tally('takings', { by: ['paidDay'], sum: ['received'], where: where('paidDay') }),
    refunds.tally({ by: ['sentDay'], sum: ['amount'], where: where('sentDay') }),
  ]);
  const found: DayFigure[] = [
    ...begun.map(({ stand, ...tally }) => ({ ...tally, figure: Stand.parse(stand) })),
    ...received.map(({ paidDay, count, received: amount }) => ({
      day: paidDay,
      figure: 'received' as const,
      count,
      amount,
    })),
    ...sent.map(({ sentDay, ...tally }) => ({ ...tally, day: sentDay, figure: 'refunded' as const })),
  ];
  const days = new Map(daysOf(period).map((day) => [day, emptyDay(day)]));
  for (const { day, figure, count, amount } of found) {
    const line = days.get(String(day));
    if (!line) continue;
    line[`${figure}Count`] += count;
    line[`${figure}Amount`] += amount;
  }
  return [...days.values()];
}
