import type { OrderQueue } from '#shared/orders/order-choices.ts';
import { waitingRows } from '#functions/platform/views/waiting-rows.ts';
import { ordersView } from './orders-view.ts';
import { queueConditions } from './search-orders.ts';

/** Orders in a queue at a moment. */
const queueAt = (queue: OrderQueue, at: Date, since: 'createdAt' | 'dueBy' = 'createdAt') =>
  waitingRows(() => ordersView.rows(), { where: [queueConditions[queue](at)], since });

/** Orders with certain payment that wait for packing. */
export const toPack = waitingRows(() => ordersView.rows(), {
  where: [{ column: 'status', is: 'confirmed' }],
  since: 'createdAt',
});

/** Guests' cash orders that nobody has confirmed yet. */
export const toConfirm = (at: Date) => queueAt('confirm', at);

/** Orders past their promised delivery days, since the end of those days. */
export const overdue = (at: Date) => queueAt('late', at, 'dueBy');

/** Orders with money due to their buyers. */
export const owingBack = (at: Date) => queueAt('refund', at);
