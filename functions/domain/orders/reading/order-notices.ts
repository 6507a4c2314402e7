import { orderStatusChanged } from '#shared/events/notifications.ts';
import { defineNews } from '#functions/domain/notifications/define-news.ts';
import { findOrder } from './read-orders.ts';

/** Statuses a buyer is notified of, also of own actions, since others may have caused them. */
const noticedStatuses = [
  'confirmed',
  'delivering',
  'shipped',
  'completed',
  'cancelled',
  'refunded',
  'returned',
];

const orderChangedNews = defineNews('order_changed', {
  from: orderStatusChanged,
  when: ({ to }) => noticedStatuses.includes(to),
  find: async (context, { orderId, to }) => {
    const order = await findOrder(context, orderId);
    return order?.status === to ? order : undefined;
  },
  to: ({ userId }) => [userId],
  key: ({ orderId, to }) => `order#${orderId}#${to}`,
  data: ({ orderId, to }, { code }) => ({ orderId, code, status: to }),
});

export const orderNotices = [orderChangedNews];
