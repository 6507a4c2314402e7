import * as z from 'zod';
import { orderRoom } from '../orders/order-rooms.ts';
import { memberRoom, staffRoom } from '../rooms/common-rooms.ts';
import { defineEvent, defineLiveEvent, differs } from './define-event.ts';

export const orderChanged = defineLiveEvent('order.changed', {
  says: {
    orderId: z.string(),
    userId: z.string().nullable(),
    status: z.string(),
    paymentStatus: z.string(),
  },
  when: {
    order: (change) => differs(change, 'version') && { ...change.after, orderId: change.after['id'] },
  },
  queues: ['customers'],
  live: {
    to: ({ orderId, userId }) => [orderRoom(orderId), memberRoom(userId), staffRoom()],
    tells: ['orderId', 'status', 'paymentStatus'],
    stale: ['orders', 'payments'],
  },
});

export const orderCompleted = defineEvent('order.completed', {
  says: { orderId: z.string() },
  when: {
    // An order that is written as completed in one step was counted by the code that wrote it.
    order: (change) =>
      change.before &&
      differs(change, 'version') &&
      differs(change, 'status') &&
      change.after['status'] === 'completed' &&
      // A replacement is left out, because its sale was counted with the original goods.
      change.after['replaces'] === undefined && { orderId: change.after['id'] },
  },
  queues: ['sales'],
});

/** An order from before customers were recorded. A rewrite marks it, and it is then counted for its buyer. */
export const orderToCount = defineEvent('order.to-count', {
  says: { orderId: z.string() },
  when: {
    order: (change) =>
      change.before &&
      differs(change, 'toCount') &&
      change.after['toCount'] === true && { orderId: change.after['id'] },
  },
  queues: ['customers'],
});

/** A note by staff was added to an order. */
export const orderNoted = defineLiveEvent('order.noted', {
  says: { orderId: z.string() },
  when: { 'order-note': ({ before, after }) => !before && { orderId: after['orderId'] } },
  live: { to: () => [staffRoom()], tells: ['orderId'], stale: ['orders', 'activity'] },
});

const Seen = z.object({ seenAt: z.string(), until: z.string() });

/** A staff member opened an order that others may be viewing, or closed it. */
export const orderViewed = defineLiveEvent('order.viewed', {
  says: { orderId: z.string() },
  when: {
    'order-viewer': ({ before, after }) => {
      const { seenAt, until } = Seen.parse(after);
      const was = Seen.safeParse(before).data;
      const wasHere = was !== undefined && was.until > seenAt;
      return wasHere !== until > seenAt && { orderId: after['orderId'] };
    },
  },
  live: { to: () => [staffRoom()], tells: ['orderId'], stale: ['order-viewers'] },
});
