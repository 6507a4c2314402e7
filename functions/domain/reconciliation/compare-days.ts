import { listedBy } from '#shared/reconciliation/reconciliation.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { compareDay } from './compare-day.ts';
import { readComparison } from './comparison-record.ts';
import { dayAfter, lastCompleteDay } from './days.ts';

/** Number of days back. A list that was unavailable is requested again on that many nights. */
const daysBack = 7;

/** Compares the last unfinished days, oldest first. Returns the number of unexplained differences. */
export async function compareDays(context: Context, until: number): Promise<number> {
  const last = lastCompleteDay(context.now());
  let unexplained = 0;
  for (let back = daysBack - 1; back >= 0; back -= 1) {
    const day = dayAfter(last, -back);
    for (const provider of listedBy) {
      const before = await readComparison(context, { provider, day });
      const isOver = before?.status === 'done';
      const isTime = Date.now() < until;
      const now = isOver || !isTime ? before : await compareDay(context, { provider, day, until });
      unexplained += now?.unexplained ?? 0;
    }
  }
  return unexplained;
}
