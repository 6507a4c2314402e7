import { marketRoom } from '#shared/live/market-room.ts';

/**
 * Keys of live updates.
 *
 *   ticket for a socket                 pk TICKET#<ticket>       sk TICKET
 *   owner of a connection               pk CONNECTION#<id>       sk CONNECTION
 *   members of a room                   pk ROOM#<room>           sk CONNECTION#<id>
 *   events of a room, in order          pk ROOM#<room>           sk EVENT#<sequence>
 *   sequence numbers of a room          pk ROOM#<room>           sk ROOM
 *   rest of a room still to be sent to  pk ROOM#<room>           sk CHUNK#<event>#<nth>
 *   waiting hint for everybody          pk ROOM#market           sk GATHERED#<type>
 */
export const liveKeys = {
  ticket: (ticket: string) => ({ pk: `TICKET#${ticket}`, sk: 'TICKET' }),
  connection: (id: string) => ({ pk: `CONNECTION#${id}`, sk: 'CONNECTION' }),
  room: (room: string) => ({ pk: `ROOM#${room}`, sk: 'ROOM' }),
  roomPartition: (room: string) => `ROOM#${room}`,
  member: (room: string, connectionId: string) => ({ pk: `ROOM#${room}`, sk: `CONNECTION#${connectionId}` }),
  event: (room: string, sequence: number) => ({
    pk: `ROOM#${room}`,
    sk: `EVENT#${String(sequence).padStart(12, '0')}`,
  }),
  chunk: (room: string, eventId: string, nth: number) => ({
    pk: `ROOM#${room}`,
    sk: `CHUNK#${eventId}#${String(nth).padStart(6, '0')}`,
  }),
  gathered: (type: string) => ({ pk: `ROOM#${marketRoom}`, sk: `GATHERED#${type}` }),
};

/** Room of all staff. */
export const staffRoom = 'admin';

/**
 * Returns whether a room keeps its events. The two shared rooms do not: one sequence for all their events would
 * serialise the shop's orders, and clients that were away reload instead.
 */
export const keepsEvents = (room: string): boolean => room !== staffRoom && room !== marketRoom;

/** Name of a member's own room, or of the room all staff share. */
export const roomName = (kind: 'user' | 'admin', userId: string): string =>
  kind === 'user' ? `user-${userId}` : staffRoom;

/** Room with the events of one order. */
export const orderRoom = (orderId: string): string => `order-${orderId}`;
