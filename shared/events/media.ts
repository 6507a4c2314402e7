import * as z from 'zod';
import { type Change, defineEvent } from './define-event.ts';

const whenIt = (status: string) => ({
  upload: ({ before, after }: Change) =>
    after['status'] === status && before?.['status'] !== status && { uploadId: after['id'] },
});

export const mediaAttached = defineEvent('media.attached', {
  says: { uploadId: z.string() },
  when: whenIt('attached'),
  queues: ['media'],
});

/** A picture for a post was uploaded; the post does not exist yet. */
export const mediaArrived = defineEvent('media.arrived', {
  says: { uploadId: z.string() },
  when: whenIt('arrived'),
  queues: ['media'],
});

export const mediaRemoved = defineEvent('media.removed', {
  says: { uploadId: z.string() },
  when: whenIt('removed'),
  queues: ['media'],
});
