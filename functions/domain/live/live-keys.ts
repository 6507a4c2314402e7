import { marketRoom } from '#shared/live/market-room.ts';

/**
 *   a ticket to open a socket       pk TICKET#<ticket>       sk TICKET
 *   who a connection is             pk CONNECTION#<id>       sk CONNECTION
 *   who stands in a room            pk ROOM#<room>           sk CONNECTION#<id>
 *   what a room said, in order      pk ROOM#<room>           sk EVENT#<sequence>
 *   which numbers a room may give    pk ROOM#<room>           sk ROOM
 *   who of a room is yet to be told  pk ROOM#<room>          sk CHUNK#<event>#<nth>
 *   what everybody is to hear next   pk ROOM#market           sk GATHERED#<type>
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

/** Where all staff stand. */
export const staffRoom = 'admin';

/**
 * Nobody asks what these two rooms said: one count of all they hear would hold up the shop's orders behind each other, and
 * whoever was away asks how things are.
 */
export const isKept = (room: string): boolean => room !== staffRoom && room !== marketRoom;

/** The room a kind means to one member: their own, or the one all staff share. */
export const roomName = (kind: 'user' | 'admin', userId: string): string =>
  kind === 'user' ? `user-${userId}` : staffRoom;

/** What is said of one order, to whoever may see it. */
export const orderRoom = (orderId: string): string => `order-${orderId}`;
