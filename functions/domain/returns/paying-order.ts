import { asShop } from '#functions/domain/orders/reading/requester.ts';
import { requireOrder } from '#functions/domain/orders/reading/read-orders.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import type { Context } from '#functions/platform/table/context.ts';

/**
 * Returns the order that paid for an order's goods, which also refunds them. A replacement cost nothing, so
 * this is the order that it replaces.
 */
export const payingOrder = async (context: Context, order: StoredOrder): Promise<StoredOrder> =>
  order.replaces ? requireOrder(context, { id: order.replaces.orderId, asker: asShop }) : order;
