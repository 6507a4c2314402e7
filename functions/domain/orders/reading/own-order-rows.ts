import type { Order } from '#shared/orders/order.ts';
import type { TableContext } from '#functions/platform/table/context.ts';
import { itemRows } from '#functions/platform/views/item-rows.ts';
import type { ListPlan, ViewRows } from '#functions/platform/views/list-plan.ts';
import { orderFeed, orderKeys } from '../order-keys.ts';
import { StoredOrder } from '../order-record.ts';
import { orderListing } from './order-listing.ts';

type Name = keyof typeof orderListing.columns;

/** Maximum number of orders read per member, more than anybody has; filters and counts ignore older ones. */
const maxOrders = 1000;

/** Sorts before every timestamp. */
const earliest = '0';

/** Reads a member's newest orders, or those from a page's end on, up to `most`. */
async function newest({ table }: TableContext, userId: string, most: number, from?: string) {
  const found: StoredOrder[] = [];
  let cursor: string | undefined;
  do {
    const page = await table.list(
      {
        index: 'gsi2',
        pk: orderKeys.member(userId),
        ...(from && { between: [earliest, from] }),
        newestFirst: true,
        ...(!from && !cursor && { shows: orderFeed }),
        limit: most - found.length,
        cursor,
      },
      StoredOrder,
    );
    found.push(...page.items);
    ({ cursor } = page);
  } while (cursor && found.length < most);
  return found;
}

/** Whether all orders are asked for in their stored order, so that reading one page suffices. */
const isPlain = ({ where, sort, skip = 0 }: ListPlan<Name>): boolean =>
  skip === 0 && where.length === 0 && sort.by === 'createdAt' && sort.descending;

/** Serves a member's own orders through the interface of a view, but reads them by key. */
export const ownOrderRows = (context: TableContext, userId: string): ViewRows<Name, Order> => {
  const rowsOf = (orders: readonly StoredOrder[]) => itemRows(orderListing, orders);
  return {
    async list(plan) {
      if (!isPlain(plan)) return rowsOf(await newest(context, userId, maxOrders)).list(plan);
      const { after, take } = plan;
      const from = after && orderKeys.memberPlace(String(after.value), after.id);
      // The last order of the previous page is read again and left out.
      return rowsOf(await newest(context, userId, take + (from ? 1 : 0), from)).list(plan);
    },
    tally: async (plan) => rowsOf(await newest(context, userId, maxOrders)).tally(plan),
  };
};
