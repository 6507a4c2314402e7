import type { Order } from '#shared/orders/order.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { itemRows } from '#functions/platform/views/item-rows.ts';
import type { ListPlan, ViewRows } from '#functions/platform/views/list-plan.ts';
import { orderFeed, orderKeys } from '../order-keys.ts';
import { StoredOrder } from '../order-record.ts';
import { orderListing } from './order-listing.ts';

type Name = keyof typeof orderListing.columns;

/** More than anybody orders; beyond it filters and counts look at the newest. */
const mostOrders = 1000;

/** Before every moment there is. */
const earliest = '0';

/** A member's orders from the newest on, or from where a page ended: as many as asked for. */
async function newest({ table }: Pick<Context, 'table'>, userId: string, most: number, from?: string) {
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

/** All of them, in the order they are kept in: then a page of them is enough. */
const isPlain = ({ where, sort, skip = 0 }: ListPlan<Name>): boolean =>
  skip === 0 && where.length === 0 && sort.by === 'createdAt' && sort.descending;

/** A member's own orders, read by key and never from everybody's, asked as those of a view are. */
export const ownOrderRows = (context: Pick<Context, 'table'>, userId: string): ViewRows<Name, Order> => {
  const rowsOf = (orders: readonly StoredOrder[]) => itemRows(orderListing, orders);
  return {
    async list(plan) {
      if (!isPlain(plan)) return rowsOf(await newest(context, userId, mostOrders)).list(plan);
      const { after, take } = plan;
      const from = after && orderKeys.memberPlace(String(after.value), after.id);
      // The one the page before ended with is read again, and left out.
      return rowsOf(await newest(context, userId, take + (from ? 1 : 0), from)).list(plan);
    },
    tally: async (plan) => rowsOf(await newest(context, userId, mostOrders)).tally(plan),
  };
};
