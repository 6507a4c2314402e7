import * as z from 'zod';
import { defineEvent, defineLiveEvent, differs } from './define-event.ts';

/** A provider told us something. */
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
    // A payment does not know whose its order is.
    to: ({ orderId }) => [{ order: orderId }, { buyerOf: orderId }],
    tells: ['orderId', 'status', 'paymentId'],
    stale: ['orders', 'payments'],
  },
});
