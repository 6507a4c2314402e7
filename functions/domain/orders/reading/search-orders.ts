import type { Order } from '#shared/orders/order.ts';
import { search } from '#functions/platform/views/list-filters.ts';
import { ordersView } from './orders-view.ts';

const words = search();

/** The newest orders whose code, buyer or goods say this, whosever they are. */
export async function searchOrders(text: string, most: number): Promise<Order[]> {
  const { rows } = await ordersView.rows().list({
    where: words(text),
    sort: { by: 'createdAt', descending: true },
    take: most,
    counted: false,
  });
  return rows;
}
