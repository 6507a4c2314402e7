import * as z from 'zod';
import type { Bucket } from '#functions/platform/clients/bucket.ts';
import { log } from '#functions/platform/log.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { originalKey } from '../upload-keys.ts';
import { findUpload } from '../uploads.ts';
import { removeVideo } from './package-video.ts';
import { findVideo, recordLadder } from './stored-video.ts';
import { ladderFiles, masterKey, posterKey } from './video-keys.ts';

/** Message that MediaConvert sends through EventBridge when a job ends. */
export const ConversionEnd = z.object({
  'detail-type': z.literal('MediaConvert Job State Change'),
  detail: z.object({
    status: z.enum(['COMPLETE', 'ERROR', 'CANCELED']),
    jobId: z.string(),
    userMetadata: z.object({ playbackId: z.string() }),
    errorMessage: z.string().optional(),
  }),
});
type ConversionEnd = z.infer<typeof ConversionEnd>['detail'];

type LadderBucket = Pick<Bucket, 'get' | 'head' | 'put' | 'remove'>;
type LadderContext = Context & { bucket: LadderBucket };

/** Replaces the playlist that players open. Its address stays, and so do the files that it named before. */
async function showLadder(bucket: LadderBucket, playbackId: string): Promise<void> {
  const { master, still } = ladderFiles(playbackId);
  const playlist = await bucket.get(master);
  if (!playlist)
    throw new Error(`The ladder of ${playbackId} is said to be complete, and its playlist is missing`);
  await bucket.put(masterKey(playbackId), playlist, 'application/vnd.apple.mpegurl', 'public,max-age=300');
  if (await bucket.head(posterKey(playbackId))) return;
  const frame = await bucket.get(still);
  // The address ends in `.webp`, but browsers go by the type that is sent.
  if (frame) await bucket.put(posterKey(playbackId), frame, 'image/jpeg', 'public,max-age=300');
}

/**
 * Finishes a video when its conversion ended. After a failure the quality of the packaging stays. Events may come
 * twice, late, or for a video that is gone.
 */
export async function finishLadder(
  context: LadderContext,
  { status, jobId, userMetadata: { playbackId }, errorMessage }: ConversionEnd,
): Promise<void> {
  const { bucket, table } = context;
  const [video, upload] = await Promise.all([
    findVideo(context, playbackId),
    findUpload(context, playbackId),
  ]);
  if (video?.state !== 'packaged' || !upload) return removeVideo(bucket, playbackId);
  if (video.ladder === 'made' || video.ladder === 'failed') return;
  const isMade = status === 'COMPLETE';
  if (isMade) await showLadder(bucket, playbackId);
  else log.warn('a ladder was not made', { playbackId, jobId, status, errorMessage });
  // Removed first: a repeat ends above, and would leave the original, which tells the place of the recording.
  await bucket.remove(originalKey(upload.ownerId, playbackId));
  const to = isMade ? 'made' : 'failed';
  await table.write([recordLadder(playbackId, { from: video.ladder, to }, 'known')]);
  const now = await findUpload(context, playbackId);
  if (now?.status !== 'ready') await removeVideo(bucket, playbackId);
}
