import * as z from 'zod';
import type { PaymentDay } from '#shared/reports/payment-reports.contract.ts';
import { type PaymentStand, paymentStands } from '#shared/reports/report-choices.ts';
import type { ReportFilters } from '#shared/reports/report-query.ts';
import { daysOf, type Period } from './period.ts';
import { type MoneyRows, moneyRows } from './money-rows.ts';
import { between, ofPlace, periodsOf } from './report-period.ts';

const Stand = z.enum(paymentStands);
type Figure = PaymentStand | 'refunded' | 'received';
type DayFigure = { day: string; figure: Figure; count: number; amount: number };

async function begunByDay(
  period: Period,
  filters: ReportFilters,
  { takings }: MoneyRows,
): Promise<DayFigure[]> {
  const tallies = await takings.tally('takings', {
    by: ['day', 'stand'],
    sum: ['amount'],
    where: [...between('day', period), ...ofPlace(filters)],
  });
  return tallies.map(({ day, stand, count, amount }) => ({
    day: String(day),
    figure: Stand.parse(stand),
    count,
    amount,
  }));
}

async function receivedByDay(
  period: Period,
  filters: ReportFilters,
  { takings }: MoneyRows,
): Promise<DayFigure[]> {
  const tallies = await takings.tally('takings', {
    by: ['paidDay'],
    sum: ['received'],
    where: [...between('paidDay', period), ...ofPlace(filters)],
  });
  return tallies.map(({ paidDay, count, received }) => ({
    day: String(paidDay),
    figure: 'received',
    count,
    amount: received,
  }));
}

async function sentByDay(
  period: Period,
  filters: ReportFilters,
  { refunds }: MoneyRows,
): Promise<DayFigure[]> {
  const tallies = await refunds.tally({
    by: ['sentDay'],
    sum: ['amount'],
    where: [...between('sentDay', period), ...ofPlace(filters)],
  });
  return tallies.map(({ sentDay, count, amount }) => ({
    day: String(sentDay),
    figure: 'refunded',
    count,
    amount,
  }));
}

const emptyDay = (day: string): PaymentDay => ({
  day,
  pendingCount: 0,
  pendingAmount: 0,
  succeededCount: 0,
  succeededAmount: 0,
  cancelledCount: 0,
  cancelledAmount: 0,
  failedCount: 0,
  failedAmount: 0,
  refundedCount: 0,
  refundedAmount: 0,
  receivedCount: 0,
  receivedAmount: 0,
});

/** Figures for each day of the period, including days without payments. */
export async function listPaymentDays(
  { now }: { now: () => Date },
  filters: ReportFilters,
  given?: MoneyRows,
): Promise<PaymentDay[]> {
  const { period } = periodsOf(filters, now());
  const rows = given ?? (await moneyRows());
  const asked = [begunByDay, receivedByDay, sentByDay].map((ask) => ask(period, filters, rows));
  const days = new Map(daysOf(period).map((day) => [day, emptyDay(day)]));
  for (const { day, figure, count, amount } of (await Promise.all(asked)).flat()) {
    const line = days.get(day);
    if (!line) continue;
    line[`${figure}Count`] += count;
    line[`${figure}Amount`] += amount;
  }
  return [...days.values()];
}
