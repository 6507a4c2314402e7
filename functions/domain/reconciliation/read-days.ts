import type { QueryOf, ReplyOf } from '#shared/contract/route.ts';
import { Comparison, listedBy, type ListedBy } from '#shared/reconciliation/reconciliation.ts';
import type {
  listReconciledDays as contract,
  ReconciledDay,
} from '#shared/reconciliation/reconciliation.contract.ts';
import { findMembers } from '#functions/domain/accounts/find-members.ts';
import type { Context } from '#functions/platform/table/context.ts';
import {
  readComparison,
  readDifferences,
  StoredComparison,
  type StoredDifference,
} from './comparison-record.ts';
import { dayAfter, lastCompleteDay } from './days.ts';
import { comparedKeys } from './reconciliation-keys.ts';

/** Lists days up to a given one, each with its comparisons. */
export async function listReconciledDays(
  { table, now }: Context,
  { until, take }: QueryOf<typeof contract>,
): Promise<ReplyOf<typeof contract>> {
  const newest = until ?? lastCompleteDay(now());
  const oldest = dayAfter(newest, 1 - take);
  const lists = await Promise.all(
    listedBy.map((provider) =>
      table.list(
        { pk: comparedKeys.days(provider), between: [oldest, newest], limit: take },
        StoredComparison,
      ),
    ),
  );
  const comparisons = lists.flatMap(({ items }) => items.map((one) => Comparison.parse(one)));
  const days = Array.from({ length: take }, (_, back) => dayAfter(newest, -back)).map((day) => ({
    day,
    comparisons: comparisons.filter((one) => one.day === day),
  }));
  return {
    days,
    unexplained: comparisons.reduce((sum, one) => sum + one.unexplained, 0),
    next: dayAfter(oldest, -1),
  };
}

const weight = ({ explained }: StoredDifference): number => (explained ? 1 : 0);

/** Returns a day with its differences, the unexplained ones first. */
export async function readReconciledDay(context: Context, day: string): Promise<ReconciledDay> {
  const read = async (provider: ListedBy) => {
    const comparison = await readComparison(context, { provider, day });
    if (!comparison) return [];
    return [{ comparison, found: await readDifferences(context, { provider, day }) }];
  };
  const days = (await Promise.all(listedBy.map(read))).flat();
  const members = await findMembers(
    context.table,
    days.flatMap(({ found }) => found.flatMap(({ explained }) => explained?.by ?? [])),
  );
  return {
    day,
    isOver: day <= lastCompleteDay(context.now()),
    comparisons: days.map(({ comparison, found }) => ({
      ...Comparison.parse(comparison),
      found: found
        .toSorted((a, b) => weight(a) - weight(b))
        .map(({ run: _run, explained, ...one }) => ({
          ...one,
          explained: explained && { ...explained, by: members.get(explained.by)?.fullName ?? '' },
        })),
    })),
  };
}
