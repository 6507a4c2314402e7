import { everybodyRoom } from '#shared/rooms/common-rooms.ts';

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
 *   waiting hint of a content room      pk ROOM#<room>           sk HINT
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
  gathered: (type: string) => ({ pk: `ROOM#${everybodyRoom().name}`, sk: `GATHERED#${type}` }),
  hint: (room: string) => ({ pk: `ROOM#${room}`, sk: 'HINT' }),
};
