import * as z from 'zod';
import { type Change, defineEvent, type Item } from './define-event.ts';

/** Kinds of uploads that are packaged as videos; all others are pictures or plain files. */
const videoKinds: readonly unknown[] = ['postVideos', 'lessonVideos'];
const isVideo = (upload: Item): boolean => videoKinds.includes(upload['kind']);
const isNoVideo = (upload: Item): boolean => !isVideo(upload);

const becomes =
  (status: string, isMeant: (upload: Item) => boolean) =>
  ({ before, after }: Change) =>
    after['status'] === status &&
    before?.['status'] !== status &&
    isMeant(after) && { uploadId: after['id'] };

export const mediaAttached = defineEvent('media.attached', {
  says: { uploadId: z.string() },
  when: { upload: becomes('attached', isNoVideo) },
  queues: ['media'],
});

/** A picture for a post was uploaded; the post does not exist yet. */
export const mediaArrived = defineEvent('media.arrived', {
  says: { uploadId: z.string() },
  when: { upload: becomes('arrived', isNoVideo) },
  queues: ['media'],
});

/** Any upload was removed; the file that was sent goes, and what was made of a picture. */
export const mediaRemoved = defineEvent('media.removed', {
  says: { uploadId: z.string() },
  when: { upload: becomes('removed', () => true) },
  queues: ['media'],
});

/** A video's file was stored, and whoever will show it may not exist yet. */
export const videoArrived = defineEvent('video.arrived', {
  says: { uploadId: z.string() },
  when: { upload: becomes('arrived', isVideo) },
  queues: ['video'],
});

export const videoAttached = defineEvent('video.attached', {
  says: { uploadId: z.string() },
  when: { upload: becomes('attached', isVideo) },
  queues: ['video'],
});

export const videoRemoved = defineEvent('video.removed', {
  says: { uploadId: z.string() },
  when: { upload: becomes('removed', isVideo) },
  queues: ['video'],
});
