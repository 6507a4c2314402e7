import { listOrders as contract } from '#shared/orders/member-orders.contract.ts';
import { among, atLeast, atMost, searchPeople } from '#functions/platform/views/list-filters.ts';
import { listOf, listQuery } from '#functions/platform/views/list-query.ts';
import type { QueryOf } from '#shared/contract/route.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { orderListing } from './order-listing.ts';
import { ownOrderRows } from './own-order-rows.ts';

/** Lists a member's orders; a cursor continues after the last row, whatever was placed since. */
export const ownOrders = listQuery(orderListing, contract, {
  q: searchPeople(),
  statusIn: among('status'),
  createdFrom: atLeast('createdAt'),
  createdTo: atMost('createdAt'),
  minTotal: atLeast('total'),
});

export const listOwnOrders = (
  { table }: Context,
  { userId, query }: { userId: string; query: QueryOf<typeof contract> },
) => listOf(ownOrders, query, {}, ownOrderRows({ table }, userId));
