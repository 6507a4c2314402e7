import type { Listener } from '#shared/events/define-event.ts';
import { marketRoom } from '#shared/live/market-room.ts';
import { roomAccess, type RoomKind } from '#shared/live/live.contract.ts';
import { findOrder, isOwn } from '#functions/domain/orders/reading/read-orders.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Visitor } from './connections.ts';
import { orderRoom, roomName, staffRoom } from './live-keys.ts';

export type RoomRequest = { visitor: Visitor; room: RoomKind; orderId?: string | undefined };

const mayJoin = ({ role }: Pick<Visitor, 'role'>, kind: RoomKind): boolean => roomAccess[kind].includes(role);

/** Name of the requested room; undefined if it is closed to the visitor. */
export async function findOpenRoom(
  { table }: Context,
  { visitor, room, orderId }: RoomRequest,
): Promise<string | undefined> {
  if (!mayJoin(visitor, room)) return undefined;
  if (room !== 'order') return roomName(room, visitor.userId);
  const order = orderId && (await findOrder({ table }, orderId));
  if (!order) return undefined;
  const isStaff = mayJoin(visitor, 'admin');
  return isStaff || isOwn(order, { kind: 'member', userId: visitor.userId })
    ? orderRoom(order.id)
    : undefined;
}

/** Room of a listener; undefined if the event concerns nobody. */
export async function roomOf({ table }: Context, listener: Listener): Promise<string | undefined> {
  if ('staff' in listener) return staffRoom;
  if ('everybody' in listener) return marketRoom;
  if ('order' in listener) return orderRoom(listener.order);
  const userId =
    'buyerOf' in listener ? (await findOrder({ table }, listener.buyerOf))?.userId : listener.member;
  return userId ? roomName('user', userId) : undefined;
}
