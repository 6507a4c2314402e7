import * as z from 'zod';
import { defineEvent, differs } from './define-event.ts';

/**
 * A chunk of a large room waits to be told. Each chunk is a message of its own, so that no run takes longer the larger a
 * room is, and one that fails comes again alone. How far a chunk was told is noted on the same row, and begins nothing.
 */
export const roomContinued = defineEvent('room.continued', {
  says: { room: z.string(), chunk: z.string() },
  when: {
    'room-chunk': (change) =>
      differs(change, 'begunAs') && { room: change.after['room'], chunk: change.after['sk'] },
  },
  queues: ['live'],
});
