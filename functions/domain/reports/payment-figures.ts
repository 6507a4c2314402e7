import { standOf } from '#shared/reports/report-choices.ts';
import type { PaymentKpis } from '#shared/reports/payment-reports.contract.ts';
import type { ReportFilters } from '#shared/reports/report-query.ts';
import { PaymentStatus } from '#shared/payments/payment-status.ts';
import { byNobody } from '#shared/payments/payment-choices.ts';
import type { Period } from '#functions/domain/overview/period.ts';
import { type MoneyRows, moneyRows } from './money-rows.ts';
import { averageOf, between, ofPlace, percentOf } from './report-period.ts';

/** The attempts begun in a period, by how they stand and who they go through. */
async function begun(period: Period, filters: ReportFilters, rows: MoneyRows['payments']) {
  const tallies = await rows.tally({
    by: ['status', 'provider', 'outcome'],
    sum: ['seconds'],
    where: [...between('day', period), { column: 'createdAt', atMost: period.until }, ...ofPlace(filters)],
  });
  return tallies.map(({ status, provider, outcome, count, seconds }) => ({
    status: PaymentStatus.parse(status),
    provider,
    outcome,
    count,
    seconds,
  }));
}
type Begun = Awaited<ReturnType<typeof begun>>;

const countOf = (tallies: Begun, isMeant: (tally: Begun[number]) => boolean): number =>
  tallies.filter(isMeant).reduce((sum, { count }) => sum + count, 0);

const isPaid = ({ status }: Begun[number]): boolean => standOf[status] === 'succeeded';
const isQr = ({ provider }: Begun[number]): boolean => provider === 'vietqr';

/** Money that came, and the orders it came for. */
async function received(period: Period, filters: ReportFilters, rows: MoneyRows['payments']) {
  const [all] = await rows.tally({
    by: [],
    sum: ['received'],
    distinct: 'orderId',
    where: [...between('paidDay', period), { column: 'paidAt', atMost: period.until }, ...ofPlace(filters)],
  });
  return { money: all?.received ?? 0, orders: all?.distinct ?? 0 };
}

async function sentBack(period: Period, filters: ReportFilters, rows: MoneyRows['refunds']): Promise<number> {
  const [all] = await rows.tally({
    by: [],
    sum: ['amount'],
    where: [...between('sentDay', period), { column: 'sentAt', atMost: period.until }, ...ofPlace(filters)],
  });
  return all?.amount ?? 0;
}

export async function paymentKpis(
  period: Period,
  filters: ReportFilters,
  { payments, refunds } = moneyRows(),
): Promise<PaymentKpis & { sentBack: number }> {
  const [tallies, came, back] = await Promise.all([
    begun(period, filters, payments),
    received(period, filters, payments),
    sentBack(period, filters, refunds),
  ]);
  const total = countOf(tallies, () => true);
  const paid = countOf(tallies, isPaid);
  const codes = countOf(tallies, isQr);
  // What passes from hand to hand takes no time, and says nothing of paying.
  const provided = tallies.filter((tally) => isPaid(tally) && tally.provider !== byNobody);
  return {
    revenue: came.money,
    totalPayments: total,
    paymentSuccessRate: percentOf(paid, total),
    aov: averageOf(came.money, came.orders),
    avgTimeToPaySec: averageOf(
      provided.reduce((sum, { seconds }) => sum + seconds, 0),
      countOf(provided, () => true),
    ),
    refundRate: percentOf(
      countOf(tallies, ({ status }) => status === 'refunded'),
      paid,
    ),
    qrExpiryRate: percentOf(
      countOf(tallies, (tally) => isQr(tally) && tally.status === 'failed' && tally.outcome === 'expired'),
      codes,
    ),
    regenRate: percentOf(
      countOf(tallies, (tally) => isQr(tally) && tally.outcome === 'superseded'),
      codes,
    ),
    sentBack: back,
  };
}
