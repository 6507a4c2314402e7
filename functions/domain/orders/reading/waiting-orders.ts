import type { OrderQueue } from '#shared/orders/order-choices.ts';
import { waitingRows } from '#functions/platform/views/waiting-rows.ts';
import { ordersView } from './orders-view.ts';
import { queueConditions } from './search-orders.ts';

/** Orders that stand in a queue at a moment. */
const queueAt = (queue: OrderQueue, at: Date, since: 'createdAt' | 'dueBy' = 'createdAt') =>
  waitingRows(() => ordersView.rows(), { where: [queueConditions[queue](at)], since });

/** Orders that are sure of their money and wait to be taken up. */
export const toPack = waitingRows(() => ordersView.rows(), {
  where: [{ column: 'status', is: 'confirmed' }],
  since: 'createdAt',
});

/** Cash orders of guests that nobody has agreed to yet. */
export const toConfirm = (at: Date) => queueAt('confirm', at);

/** Orders whose promised days are over; since those were over. */
export const overdue = (at: Date) => queueAt('late', at, 'dueBy');

/** Orders that owe their buyers money. */
export const owingBack = (at: Date) => queueAt('refund', at);
