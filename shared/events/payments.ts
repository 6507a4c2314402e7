import * as z from 'zod';
import { type NoticeStanding, noticeStateOf } from '../payments/notice-choices.ts';
import { buyerRoom, orderRoom } from '../orders/order-rooms.ts';
import { staffRoom } from '../rooms/common-rooms.ts';
import { defineEvent, defineLiveEvent, differs, type Item } from './define-event.ts';

/** A payment provider sent a notice. */
export const paymentNotice = defineEvent('payment.notice', {
  says: { noticeId: z.string(), group: z.string() },
  when: { 'payment-notice': ({ before, after }) => !before && { ...after, noticeId: after['id'] } },
  queues: ['payments'],
  group: ({ group }) => group,
});

export const paymentChanged = defineLiveEvent('payment.changed', {
  says: { orderId: z.string(), paymentId: z.string(), status: z.string() },
  when: {
    payment: (change) =>
      change.before && differs(change, 'version') && { ...change.after, paymentId: change.after['id'] },
  },
  live: {
    // A payment does not contain the order's owner.
    to: ({ orderId }) => [orderRoom(orderId), buyerRoom(orderId)],
    tells: ['orderId', 'status', 'paymentId'],
    stale: ['orders', 'payments'],
  },
});

const isOpen = (notice: Item): boolean => noticeStateOf(notice as NoticeStanding) === 'open';

/** Money waits for a person, or was decided on, so the staff's inbox updates itself. */
export const noticeChanged = defineLiveEvent('notice.changed', {
  says: { noticeId: z.string() },
  when: {
    'payment-notice': ({ before, after }) =>
      (isOpen(after) || (before !== undefined && isOpen(before))) && { noticeId: after['id'] },
  },
  live: { to: () => [staffRoom()], tells: ['noticeId'], stale: ['payments'] },
});

/** A refund has changed, by staff or by the provider. */
export const refundChanged = defineLiveEvent('refund.changed', {
  says: { refundId: z.string() },
  when: {
    refund: (change) => differs(change, 'version') && { refundId: change.after['id'] },
  },
  live: { to: () => [staffRoom()], tells: ['refundId'], stale: ['refunds'] },
});
