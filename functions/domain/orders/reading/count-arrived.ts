import { ordersView } from './orders-view.ts';
import type { OrderStatus } from '#shared/values/order-status-schema.ts';

/** Those whose buyer had the goods, whatever became of them. */
const arrived = ['completed', 'refunded', 'returned'] as const satisfies readonly OrderStatus[];

/** How many of the orders placed between two moments have come to their buyers. */
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
