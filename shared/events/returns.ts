import * as z from 'zod';
import { orderRoom } from '../orders/order-rooms.ts';
import { memberRoom, staffRoom } from '../rooms/common-rooms.ts';
import { defineLiveEvent, differs } from './define-event.ts';

/** A return has changed, or one of its pictures is ready to be shown. */
export const returnChanged = defineLiveEvent('return.changed', {
  says: { returnId: z.string(), orderId: z.string(), userId: z.string() },
  when: {
    return: (change) => differs(change, 'version') && { ...change.after, returnId: change.after['id'] },
  },
  live: {
    to: ({ orderId, userId }) => [orderRoom(orderId), memberRoom(userId), staffRoom()],
    tells: ['returnId', 'orderId'],
    stale: ['returns', 'orders'],
  },
});
