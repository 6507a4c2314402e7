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

/** It should have come by yesterday, and has not, or not all of it. Without a day none is late. */
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

/** The list, as it is asked at a moment. */
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

/** Purchases, narrowed and sorted as staff ask; what they come to is for those who see costs. */
export async function searchPurchases(
  { now }: Pick<Context, 'now'>,
  { seesCosts, ...query }: Query,
): Promise<ReplyOf<typeof contract>> {
  const page = await listOf(purchasesAt(now()), query);
  return seesCosts ? page : { ...page, data: page.data.map(({ total: _total, ...row }) => row) };
}
