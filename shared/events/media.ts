import * as z from 'zod';
import { UploadKindName } from '../media/upload.contract.ts';
import { type Change, defineEvent, type Item } from './define-event.ts';

/** Kinds of uploads that are packaged as videos; all others are pictures or plain files. */
const videoKinds: readonly unknown[] = ['postVideos', 'lessonVideos'];
const isVideo = (upload: Item): boolean => videoKinds.includes(upload['kind']);
const isNoVideo = (upload: Item): boolean => !isVideo(upload);
const isAnyKind = (): boolean => true;

const becomes = (isMeant: (upload: Item) => boolean, ...statuses: readonly string[]) => ({
  upload: ({ before, after }: Change) =>
    statuses.includes(String(after['status'])) &&
    before?.['status'] !== after['status'] &&
    isMeant(after) && { uploadId: after['id'], kind: after['kind'] },
});

/** The kind is missing in messages that were sent before it was added. */
const says = { uploadId: z.string(), kind: UploadKindName.optional() };

export const mediaAttached = defineEvent('media.attached', {
  says,
  when: becomes(isNoVideo, 'attached'),
  queues: ['media'],
});

/** A picture for a post was uploaded; nothing uses it yet. */
export const mediaArrived = defineEvent('media.arrived', {
  says,
  when: becomes(isNoVideo, 'arrived'),
  queues: ['media'],
});

/** An upload was removed, or refused for its content: its files and parts go. */
export const mediaRemoved = defineEvent('media.removed', {
  says,
  when: becomes(isAnyKind, 'removed', 'refused'),
  queues: ['media'],
});

/** The file of a video was stored; whatever will show it may not exist yet. */
export const videoArrived = defineEvent('video.arrived', {
  says,
  when: becomes(isVideo, 'arrived'),
  queues: ['video'],
});

export const videoAttached = defineEvent('video.attached', {
  says,
  when: becomes(isVideo, 'attached'),
  queues: ['video'],
});

export const videoRemoved = defineEvent('video.removed', {
  says,
  when: becomes(isVideo, 'removed'),
  queues: ['video'],
});
