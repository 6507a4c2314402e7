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

/**
 * A hint for everybody was opened: what else everybody is to hear within these seconds joins it, and a page asks anew
 * once instead of with each change.
 */
export const hintGathered = defineEvent('hint.gathered', {
  says: { hint: z.string(), hintId: z.string() },
  when: {
    'gathered-hint': (change) =>
      differs(change, 'hintId') && { hint: change.after['hint'], hintId: change.after['hintId'] },
  },
  queues: ['live'],
  delaySeconds: 10,
});
