import type { ReplyOf } from '#shared/contract/route.ts';
import { qaResults, returnMethods, returnReasons, returnStatuses } from '#shared/returns/return-choices.ts';
import type { getReturnAnalytics, getReturnMetrics } from '#shared/returns/return-figures.contract.ts';
import { Resolution } from '#shared/returns/return-status.ts';
import { countArrived } from '#functions/domain/orders/reading/count-arrived.ts';
import { returnsView } from './returns-view.ts';

export type Period = { start?: string | undefined; end?: string | undefined };

const within = ({ start, end }: Period) => [
  ...(start ? [{ column: 'createdAt', atLeast: start } as const] : []),
  ...(end ? [{ column: 'createdAt', atMost: end } as const] : []),
];

const percent = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 100;

type Trait = 'status' | 'reason' | 'qaResult' | 'method' | 'resolution';

/** Counts returns by the values of one column. Values without returns are included with 0. */
async function countBy<By extends Trait, const Value extends string>(
  by: By,
  values: readonly Value[],
  period: Period,
): Promise<Map<Value, number>> {
  const tallies = await returnsView.rows().tally({ by: [by], where: within(period) });
  const counts = new Map(tallies.map((tally) => [String(tally[by]), tally.count]));
  return new Map(values.map((value) => [value, counts.get(value) ?? 0]));
}

const listed = <Value extends string, Name extends string>(counts: Map<Value, number>, name: Name) =>
  [...counts].map(([value, count]) => ({ [name]: value, count }) as Record<Name, Value> & { count: number });

/** Maximum number of days, as many as a chart can show. */
const maxDays = 1100;

export async function returnAnalytics(period: Period): Promise<ReplyOf<typeof getReturnAnalytics>> {
  const [status, reason, qaResult, method, resolution, days] = await Promise.all([
    countBy('status', returnStatuses, period),
    countBy('reason', returnReasons, period),
    countBy('qaResult', qaResults, period),
    countBy('method', returnMethods, period),
    countBy('resolution', Resolution.options, period),
    returnsView.rows().tally({ by: ['day'], sum: ['pieces'], where: within(period) }),
  ]);
  return {
    total: [...status.values()].reduce((sum, count) => sum + count, 0),
    byStatus: listed(status, 'status'),
    byReason: listed(reason, 'reason'),
    byQaResult: listed(qaResult, 'qaResult'),
    byMethod: listed(method, 'method'),
    byResolution: listed(resolution, 'resolution'),
    byDay: days
      .map(({ day, count, pieces }) => ({ day: String(day), count, pieces }))
      .toSorted((a, b) => (a.day < b.day ? -1 : 1))
      .slice(-maxDays),
  };
}

/**
 * Computes the figures of a period. The rates count returns that were decided or inspected, the hours only
 * ended returns. The money is left out for users who may not see it.
 */
export async function returnMetrics(
  period: Period,
  { seesMoney }: { seesMoney: boolean },
): Promise<ReplyOf<typeof getReturnMetrics>> {
  const [tallies, arrived] = await Promise.all([
    returnsView.rows().tally({
      by: ['status', 'isApproved', 'isOver'],
      sum: ['due', 'minutes', 'looked', 'passed'],
      where: within(period),
    }),
    countArrived({ from: period.start, to: period.end }),
  ]);
  type Line = (typeof tallies)[number];
  const sum = (of: (line: Line) => number) => tallies.reduce((all, line) => all + of(line), 0);
  const total = sum(({ count }) => count);
  const approved = sum(({ isApproved, count }) => (isApproved === 1 ? count : 0));
  const rejected = sum(({ status, count }) => (status === 'rejected' ? count : 0));
  const over = sum(({ isOver, count }) => (isOver === 1 ? count : 0));
  const hours = over === 0 ? 0 : sum(({ minutes }) => minutes) / over / 60;
  return {
    total,
    approvalRate: percent(approved, approved + rejected),
    passRate: percent(
      sum(({ passed }) => passed),
      sum(({ looked }) => looked),
    ),
    avgHandlingHours: Math.round(hours * 10) / 10,
    returnRate: percent(total, arrived),
    refundAmount: seesMoney ? sum(({ due }) => due) : null,
  };
}
