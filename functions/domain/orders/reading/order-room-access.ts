import { buyerRoom, orderRoom } from '#shared/orders/order-rooms.ts';
import { memberRoom } from '#shared/rooms/common-rooms.ts';
import { isStaff, roomAccess, roomFinder } from '#functions/domain/live/room-access.ts';
import { findOrder, isOwn } from './read-orders.ts';

/** Guests get a ticket that opens their order's room, so they need no rule here. */
export const orderRoomAccess = roomAccess(orderRoom, async (context, visitor, orderId) => {
  const order = await findOrder(context, orderId);
  return (
    order !== undefined && (isStaff(visitor) || isOwn(order, { kind: 'member', userId: visitor.userId }))
  );
});

export const buyerRoomFinder = roomFinder(buyerRoom, async (context, orderId) =>
  memberRoom((await findOrder(context, orderId))?.userId ?? null),
);
