import type { QueryOf, ReplyOf } from '#shared/contract/route.ts';
import { searchTills as contract } from '#shared/tills/tills.contract.ts';
import { atLeast, atMost, equals, search } from '#functions/platform/views/list-filters.ts';
import { listOf, listQuery } from '#functions/platform/views/list-query.ts';
import { tillsView } from './tills-view.ts';

export const tillList = listQuery(tillsView, contract, {
  search: search(),
  status: equals('status'),
  warehouseId: equals('warehouseId'),
  userId: equals('userId'),
  isOff: equals('isOff'),
  from: atLeast('openedAt'),
  to: atMost('openedAt'),
});

/** Lists all tills with the filters and sorting that admins choose. */
export const searchTills = (query: QueryOf<typeof contract>): Promise<ReplyOf<typeof contract>> =>
  listOf(tillList, query);
