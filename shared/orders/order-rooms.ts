import * as z from 'zod';
import { defineRoom, defineRoomLookup } from '../rooms/define-room.ts';

/** Room with the events of one order, for its buyer, guests included, and for staff. */
export const orderRoom = defineRoom('order', {
  of: z.string(),
  name: (orderId) => `order-${orderId}`,
  numbered: true,
});

/** Room of the member who placed an order, for records that name the order only. */
export const buyerRoom = defineRoomLookup('buyer');
