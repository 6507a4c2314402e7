import { listOrders as contract } from '#shared/orders/member-orders.contract.ts';
import { among, atLeast, atMost, search } from '#functions/platform/views/list-filters.ts';
import { listQuery } from '#functions/platform/views/list-query.ts';
import { orderListing } from './order-listing.ts';

/** A member's orders, filtered and sorted; a cursor goes on where a page ended, whatever came since. */
export const ownOrders = listQuery(orderListing, contract, {
  q: search(),
  statusIn: among('status'),
  createdFrom: atLeast('createdAt'),
  createdTo: atMost('createdAt'),
  minTotal: atLeast('total'),
});
