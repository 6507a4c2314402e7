import { asShop } from '#functions/domain/orders/reading/asker.ts';
import { requireOrder } from '#functions/domain/orders/reading/read-orders.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import type { Context } from '#functions/platform/table/context.ts';

/**
 * The order whose money goes back for goods of this one: its own; of what was sent in place of other goods, which cost
 * nothing, the one those were bought with.
 */
export const payingOrder = async (context: Context, order: StoredOrder): Promise<StoredOrder> =>
  order.replaces ? requireOrder(context, { id: order.replaces.orderId, asker: asShop }) : order;
