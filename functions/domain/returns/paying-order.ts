import { requireShopOrder } from '#functions/domain/orders/reading/read-orders.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import type { Context } from '#functions/platform/table/context.ts';

/** Order that paid for an order's goods, and refunds them: a replacement's original order. */
export const payingOrder = async (context: Context, order: StoredOrder): Promise<StoredOrder> =>
  order.replaces ? requireShopOrder(context, order.replaces.orderId) : order;
