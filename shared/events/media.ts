import * as z from 'zod';
import { UploadKindName } from '../media/upload.contract.ts';
import { type Change, defineEvent } from './define-event.ts';

const whenIt = (...statuses: readonly string[]) => ({
  upload: ({ before, after }: Change) =>
    statuses.includes(String(after['status'])) &&
    before?.['status'] !== after['status'] && { uploadId: after['id'], kind: after['kind'] },
});

/** The kind is missing in messages that were sent before it was added. */
const says = { uploadId: z.string(), kind: UploadKindName.optional() };

export const mediaAttached = defineEvent('media.attached', {
  says,
  when: whenIt('attached'),
  queues: ['media'],
});

/** A picture for a post, or a video, was uploaded; nothing uses it yet. */
export const mediaArrived = defineEvent('media.arrived', {
  says,
  when: whenIt('arrived'),
  queues: ['media'],
});

/** An upload was removed, or refused for its content: its files and parts go. */
export const mediaRemoved = defineEvent('media.removed', {
  says,
  when: whenIt('removed', 'refused'),
  queues: ['media'],
});
