import * as z from 'zod';
import { VideoFacts, VideoRefusal } from '#shared/media/video-facts.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { type Operation, put, remove } from '#functions/platform/table/table-operations.ts';
import type { PackagedVideo } from './package-video.ts';
import { videoKey } from './video-keys.ts';

/** Result of packaging. */
const StoredVideo = z.discriminatedUnion('state', [
  z.object({ state: z.literal('packaged'), facts: VideoFacts }),
  z.object({ state: z.literal('refused'), refusal: VideoRefusal }),
]);
type StoredVideo = z.infer<typeof StoredVideo>;

export const findVideo = ({ table }: Context, playbackId: string): Promise<StoredVideo | undefined> =>
  table.get(videoKey(playbackId), StoredVideo);

const storedOf = (packaged: PackagedVideo): StoredVideo =>
  'facts' in packaged ? { state: 'packaged', ...packaged } : { state: 'refused', ...packaged };

/** Stores the result of packaging; written in the transaction that settles the upload. */
export const putVideo = (playbackId: string, packaged: PackagedVideo): Operation =>
  put({ ...videoKey(playbackId), entity: 'video', ...storedOf(packaged) });

export const forgetVideo = (playbackId: string): Operation => remove(videoKey(playbackId));
