import { ordersView } from './orders-view.ts';
import type { OrderStatus } from '#shared/values/order-status-schema.ts';

/** Statuses of orders whose buyer received the goods, whatever happened after. */
const arrived = ['completed', 'refunded', 'returned'] as const satisfies readonly OrderStatus[];

/** Counts the orders placed in a period that reached their buyers. */
export async function countArrived({ from, to }: { from?: string | undefined; to?: string | undefined }) {
  const { total } = await ordersView.rows().list({
    where: [
      { column: 'status', among: arrived },
      ...(from ? [{ column: 'createdAt', atLeast: from } as const] : []),
      ...(to ? [{ column: 'createdAt', atMost: to } as const] : []),
    ],
    sort: { by: 'createdAt', descending: true },
    take: 0,
    counted: true,
  });
  return total;
}
