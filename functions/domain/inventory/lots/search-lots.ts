import { type LotState, lotStates } from '#shared/inventory/lot-choices.ts';
import { type countLots as countContract, searchLots as contract } from '#shared/inventory/lots.contract.ts';
import type { QueryOf, ReplyOf } from '#shared/contract/route.ts';
import { dayInVietnam } from '#shared/values/vietnam-day.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { among, equals, type Filter, search } from '#functions/platform/views/list-filters.ts';
import type { Condition } from '#functions/platform/views/list-plan.ts';
import { listOf, listQuery } from '#functions/platform/views/list-query.ts';
import { lotsView } from './lots-view.ts';

const dayMilliseconds = 86_400_000;

/** Expiry conditions of each lot state at a moment. */
function daysOf(now: Date): Record<LotState, Condition<'expiresOn'>[]> {
  const day = (ahead: number) => dayInVietnam(now.getTime() + ahead * dayMilliseconds);
  const within = (days: number): Condition<'expiresOn'>[] => [
    { column: 'expiresOn', atLeast: day(1) },
    { column: 'expiresOn', atMost: day(days) },
  ];
  return {
    expired: [{ column: 'expiresOn', atMost: day(0) }],
    in30: within(30),
    in90: within(90),
  };
}

const isLotState = (value: unknown): value is LotState => (lotStates as readonly unknown[]).includes(value);

const inState =
  (now: Date): Filter<'expiresOn'> =>
  (value) =>
    isLotState(value) ? daysOf(now)[value] : [];

export const lotsAt = (now: Date) =>
  listQuery(lotsView, contract, {
    q: search(),
    state: inState(now),
    warehouseId: among('warehouseId'),
    productId: equals('productId'),
  });

/** Searches lots with the filters and sorting of staff. */
export const searchLots = ({ now }: Pick<Context, 'now'>, query: QueryOf<typeof contract>) =>
  listOf(lotsAt(now()), query);

/** Counts the lots in each state. */
export async function countLots({ now }: Pick<Context, 'now'>): Promise<ReplyOf<typeof countContract>> {
  const days = daysOf(now());
  const count = async (state: LotState) => {
    const sort = { by: 'expiresOn', descending: false } as const;
    return (await lotsView.rows().list({ where: days[state], sort, take: 1, counted: true })).total;
  };
  const [expired, in30, in90] = await Promise.all([count('expired'), count('in30'), count('in90')]);
  return { expired, in30, in90 };
}
