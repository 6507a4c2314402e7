import type { PaymentKpis } from '#shared/reports/payment-reports.contract.ts';
import type { ReportFilters } from '#shared/reports/report-query.ts';
import type { Period } from './period.ts';
import type { MoneyRows } from './money-rows.ts';
import { averageOf, between, ofPlace, percentOf, comparableEnd } from './report-period.ts';
import type { TakingsRows } from './takings-view.ts';

const counted = ['provided', 'seconds', 'refunded', 'codes', 'expired', 'replaced'] as const;

/** Payments started in a period: their number, how many were paid, and further counts. */
async function begun(period: Period, filters: ReportFilters, rows: TakingsRows) {
  const parts = await Promise.all(
    comparableEnd(period, ['day', 'createdAt']).map((part) =>
      rows.tally('takings', { by: ['stand'], sum: counted, where: [...part, ...ofPlace(filters)] }),
    ),
  );
  const all = { total: 0, paid: 0, provided: 0, seconds: 0, refunded: 0, codes: 0, expired: 0, replaced: 0 };
  for (const { stand, count, ...figures } of parts.flat()) {
    all.total += count;
    if (stand === 'succeeded') all.paid += count;
    for (const name of counted) all[name] += figures[name];
  }
  return all;
}

/** Money received, and the number of orders it paid for. */
async function received(period: Period, filters: ReportFilters, rows: TakingsRows) {
  const [all] = await rows.tally('takings', {
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
  { takings, refunds }: MoneyRows,
): Promise<PaymentKpis & { sentBack: number }> {
  const [attempts, came, back] = await Promise.all([
    begun(period, filters, takings),
    received(period, filters, takings),
    sentBack(period, filters, refunds),
  ]);
  const { total, paid, provided, seconds, refunded, codes, expired, replaced } = attempts;
  return {
    revenue: came.money,
    totalPayments: total,
    paymentSuccessRate: percentOf(paid, total),
    aov: averageOf(came.money, came.orders),
    avgTimeToPaySec: averageOf(seconds, provided),
    refundRate: percentOf(refunded, paid),
    qrExpiryRate: percentOf(expired, codes),
    regenRate: percentOf(replaced, codes),
    sentBack: back,
  };
}
