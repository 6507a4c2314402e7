import * as z from 'zod';
import { UserId } from '../accounts/user.ts';
import { roles } from '../contract/access.ts';
import { LiveEvent } from '../events/live-events.ts';
import { OrderId } from '../orders/order.ts';
import { defineRoute } from '../contract/route.ts';
import { Subject } from '../subjects/subject.ts';

/** Rooms with events that a client may ask for: one's own `user`, `admin` for staff, `order` for its owner. */
export const RoomKind = z.enum(['user', 'admin', 'order']);
export type RoomKind = z.infer<typeof RoomKind>;

/** Returns what a requested room is about: an order, the visitor, or nothing for the room of staff. */
export function roomParameter(
  room: RoomKind,
  { userId, orderId }: { userId: string; orderId?: string | undefined },
): string | undefined {
  if (room === 'order') return orderId;
  return room === 'user' ? userId : undefined;
}

/** Messages that a client may send over the socket. */
export const SocketMessage = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('ping') }),
  z.strictObject({ action: z.literal('join'), room: RoomKind, orderId: OrderId.optional() }),
  // The client sends a user id, but only the identity in its ticket counts.
  z.strictObject({ action: z.literal('joinUserRoom'), userId: UserId }),
  z.strictObject({ action: z.literal('joinAdminRoom'), userId: UserId, role: z.enum(roles) }),
  // Sent when content comes on screen and when it leaves it.
  z.strictObject({ action: z.literal('joinSubject'), subject: Subject }),
  z.strictObject({ action: z.literal('leaveSubject'), subject: Subject }),
]);
export type SocketMessage = z.infer<typeof SocketMessage>;

export const createTicket = defineRoute({
  name: 'live/create-ticket',
  summary: 'A one-time ticket for opening the live socket',
  method: 'POST',
  path: '/live/ticket',
  access: 'member',
  reply: z.object({ ticket: z.string(), expiresInSeconds: z.int() }),
  status: 201,
  limit: { calls: 60, seconds: 60 },
});

/** Maximum number of events in one reply; a full reply means that there are more. */
export const maxRoomEvents = 100;

export const listRoomEvents = defineRoute({
  name: 'live/list-room-events',
  summary: 'What a room said since a number, or said last, for clients that were away',
  method: 'GET',
  path: '/live/rooms/{room}',
  access: 'member',
  params: z.object({ room: RoomKind }),
  query: z.object({ after: z.coerce.number().int().min(0).optional(), orderId: OrderId.optional() }),
  /** `now` lets the reader compute the age of an event, even if the reader's clock is wrong. */
  reply: z.object({ data: z.array(LiveEvent).max(maxRoomEvents), latest: z.int(), now: z.string() }),
  errors: ['FORBIDDEN', 'ORDER_NOT_FOUND'],
});
