import * as z from 'zod';
import { defineEvent, differs } from './define-event.ts';

/**
 * A chunk of a large room waits to be sent. Each chunk is a separate message, so that no run takes longer in a
 * larger room, and a failed chunk is retried alone. The progress of a chunk is stored in the same row, and
 * causes no event.
 */
export const roomContinued = defineEvent('room.continued', {
  says: { room: z.string(), chunk: z.string() },
  when: {
    'room-chunk': (change) =>
      differs(change, 'begunAs') && { room: change.after['room'], chunk: change.after['sk'] },
  },
  queues: ['live'],
});

/** A debounced hint for all users was opened; others join it, so that a page reloads once. */
export const hintGathered = defineEvent('hint.gathered', {
  says: { hint: z.string(), hintId: z.string() },
  when: {
    'gathered-hint': (change) =>
      differs(change, 'hintId') && { hint: change.after['hint'], hintId: change.after['hintId'] },
  },
  queues: ['live'],
  delaySeconds: 10,
});

/** A debounced hint for a room of content was opened; the worker gathers it, since a queue delays by whole seconds. */
export const roomHinted = defineEvent('room.hinted', {
  says: { room: z.string(), hintId: z.string() },
  when: {
    'room-hint': (change) =>
      differs(change, 'hintId') && { room: change.after['room'], hintId: change.after['hintId'] },
  },
  queues: ['live'],
});
