import type { ReplyOf } from '#shared/contract/route.ts';
import type {
  getAttemptFigures,
  getRefundDashboard,
  getRefundTrends,
  RefundMetrics,
  RefundOverview,
} from '#shared/refunds/refund-logs.contract.ts';
import { refundStatuses } from '#shared/refunds/refund-choices.ts';
import { countSucceeded } from '#functions/domain/payments/staff/search-payments.ts';
import { newestRows } from '#functions/platform/views/newest-rows.ts';
import { refundsView } from './refunds-view.ts';

export type Period = { from?: string | undefined; to?: string | undefined };

const within = ({ from, to }: Period) => [
  ...(from ? [{ column: 'createdAt', atLeast: from } as const] : []),
  ...(to ? [{ column: 'createdAt', atMost: to } as const] : []),
];

const tallyByStatus = (period: Period) =>
  refundsView.rows().tally({
    by: ['status'],
    sum: ['amount', 'minutes', 'attempts', 'failedAttempts'],
    where: within(period),
  });

const percent = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 100;

/** Counts refunds by status. Statuses without refunds are included with 0. */
export async function statusSummary(period: Period): Promise<RefundOverview['byStatus']> {
  const tallies = await tallyByStatus(period);
  return refundStatuses.map((status) => {
    const found = tallies.find((tally) => tally.status === status);
    return { status, count: found?.count ?? 0, amount: found?.amount ?? 0 };
  });
}

export async function refundOverview(period: Period): Promise<RefundOverview> {
  const byStatus = await statusSummary(period);
  const sum = (of: 'count' | 'amount') => byStatus.reduce((all, line) => all + line[of], 0);
  return { count: sum('count'), amount: sum('amount'), byStatus };
}

/** Rates: succeeded refunds per payment, failures per ended attempt, hours from request to sending. */
export async function refundMetrics(period: Period): Promise<RefundMetrics> {
  const [tallies, paid] = await Promise.all([tallyByStatus(period), countSucceeded(period)]);
  const succeeded = tallies.find(({ status }) => status === 'succeeded');
  const tries = await attemptFigures(period);
  return {
    refundRate: percent(succeeded?.count ?? 0, paid),
    avgProcessHours: succeeded ? Math.round((succeeded.minutes / succeeded.count / 60) * 10) / 10 : 0,
    failureRate: percent(tries.failed, tries.succeeded + tries.failed),
  };
}

export async function attemptFigures(period: Period): Promise<ReplyOf<typeof getAttemptFigures>> {
  const tallies = await tallyByStatus(period);
  const sum = (of: 'attempts' | 'failedAttempts') => tallies.reduce((all, tally) => all + tally[of], 0);
  const succeeded = tallies.find(({ status }) => status === 'succeeded')?.count ?? 0;
  return { total: sum('attempts'), succeeded, failed: sum('failedAttempts') };
}

const newestShown = 10;

export async function refundDashboard(period: Period): Promise<ReplyOf<typeof getRefundDashboard>> {
  const [overview, metrics, recent] = await Promise.all([
    refundOverview(period),
    refundMetrics(period),
    newestRows(refundsView.rows(), { by: 'createdAt', take: newestShown, where: within(period) }),
  ]);
  return { overview, metrics, recent };
}

/** Maximum number of days, as many as a chart can show. */
const maxDays = 1100;

export async function refundTrends({
  interval,
  ...period
}: Period & { interval: 'day' | 'month' }): Promise<ReplyOf<typeof getRefundTrends>> {
  const tallies = await refundsView.rows().tally({ by: ['day'], sum: ['amount'], where: within(period) });
  const sums = new Map<string, { count: number; amount: number }>();
  for (const { day, count, amount } of tallies) {
    const name = interval === 'month' ? String(day).slice(0, 7) : String(day);
    const before = sums.get(name) ?? { count: 0, amount: 0 };
    sums.set(name, { count: before.count + count, amount: before.amount + amount });
  }
  return [...sums]
    .map(([day, line]) => ({ day, ...line }))
    .toSorted((a, b) => (a.day < b.day ? -1 : 1))
    .slice(-maxDays);
}
