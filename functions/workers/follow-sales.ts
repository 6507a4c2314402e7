import { messageFor } from '#shared/events/registry.ts';
import { countSales, followStock } from '#functions/domain/catalogue/products/follow-sales.ts';
import { findOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { queueWorker } from '#functions/platform/handlers/queue-worker.ts';
import type { Context } from '#functions/platform/table/context.ts';

async function countOrder(context: Context, orderId: string): Promise<void> {
  const order = await findOrder(context, orderId);
  const lines = Map.groupBy(order?.items ?? [], ({ productId }) => productId);
  for (const [productId, items] of lines) {
    const quantity = items.reduce((sum, item) => sum + item.quantity, 0);
    await countSales(context, { orderId, productId, quantity });
  }
}

export const handler = queueWorker('follow-sales', messageFor('sales'), (message, context) =>
  message.type === 'order.completed'
    ? countOrder(context, message.orderId)
    : followStock(context, message.productId),
);
