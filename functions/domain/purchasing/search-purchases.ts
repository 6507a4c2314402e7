import type { QueryOf, ReplyOf } from '#shared/contract/route.ts';
import { searchPurchases as contract } from '#shared/purchasing/purchases.contract.ts';
import { dayInVietnam } from '#shared/values/vietnam-day.ts';
import type { Context } from '#functions/platform/table/context.ts';
import {
  among,
  atLeast,
  atMost,
  equals,
  type Filter,
  search,
} from '#functions/platform/views/list-filters.ts';
import { listOf, listQuery } from '#functions/platform/views/list-query.ts';
import { purchasesView } from './purchases-view.ts';

const dayMilliseconds = 86_400_000;

/** Purchases expected by yesterday and not complete. Without an expected day they are never late. */
const lateOn =
  (now: Date): Filter<'awaited' | 'expectedOn'> =>
  (isLate) => {
    const yesterday = dayInVietnam(now.getTime() - dayMilliseconds);
    if (isLate !== true) return [];
    return [
      { column: 'awaited', is: 1 },
      { column: 'expectedOn', atLeast: '0' },
      { column: 'expectedOn', atMost: yesterday },
    ];
  };

/** Returns the list query for a moment, which decides which purchases are late. */
export const purchasesAt = (now: Date) =>
  listQuery(purchasesView, contract, {
    q: search(),
    status: among('status'),
    supplier: equals('supplierId'),
    warehouseId: among('warehouseId'),
    late: lateOn(now),
    from: atLeast('createdAt'),
    to: atMost('createdAt'),
  });

type Query = QueryOf<typeof contract> & { seesCosts: boolean };

/** Lists purchases as staff filter and sort them. Totals are for those who may see costs. */
export async function searchPurchases(
  { now }: Pick<Context, 'now'>,
  { seesCosts, ...query }: Query,
): Promise<ReplyOf<typeof contract>> {
  const page = await listOf(purchasesAt(now()), query);
  return seesCosts ? page : { ...page, data: page.data.map(({ total: _total, ...row }) => row) };
}
