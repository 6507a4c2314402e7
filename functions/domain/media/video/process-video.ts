import type { Context } from '#functions/platform/table/context.ts';
import { videoRefusalCodes } from '../refusal.ts';
import type { UploadBucket } from '../upload-bucket.ts';
import { originalKey } from '../upload-keys.ts';
import { findUpload, refuseUpload, settleUpload, type StoredUpload } from '../uploads.ts';
import { type LadderMaker, orderLadder } from './make-ladder.ts';
import { packageVideo, removeVideo, type VideoBucket } from './package-video.ts';
import { forgetVideo, putVideo } from './stored-video.ts';

type ProcessContext = Context & { bucket: VideoBucket & Pick<UploadBucket, 'remove'> };

/** Packages a video and stores the result, unless the upload was removed meanwhile. */
async function settle({ table, bucket }: ProcessContext, upload: StoredUpload): Promise<void> {
  const { id, ownerId, seenAt } = upload;
  const packaged = await packageVideo(bucket, {
    playbackId: id,
    original: originalKey(ownerId, id),
    wasSeen: seenAt !== undefined,
  });
  const settled =
    'facts' in packaged
      ? settleUpload(upload, 'STALE_STATE')
      : refuseUpload(upload, videoRefusalCodes[packaged.refusal], 'STALE_STATE');
  await table.write([settled, putVideo(id, packaged)]);
}

/** Deletes unneeded files. The original may tell a film's place, so it goes once nothing is made of it any more. */
async function clearUp(
  context: ProcessContext,
  make: LadderMaker | undefined,
  { id, ownerId, status }: StoredUpload,
): Promise<void> {
  const isGone = status === 'refused' || status === 'removed';
  if (!isGone && status !== 'ready') return;
  const original = originalKey(ownerId, id);
  if (!isGone && (await orderLadder(context, make, { playbackId: id, original }))) return;
  await context.bucket.remove(original);
  if (isGone) await removeVideo(context.bucket, id);
  if (status === 'removed') await context.table.write([forgetVideo(id)]);
}

/** Packages the video of an upload that waits for it, then deletes what is no longer needed. May be repeated. */
export async function processVideo(
  context: ProcessContext,
  make: LadderMaker | undefined,
  uploadId: string,
): Promise<void> {
  const upload = await findUpload(context, uploadId);
  if (upload?.status === 'attached' || upload?.status === 'arrived') await settle(context, upload);
  // The upload is read again instead of using this run's outcome: it may have been removed meanwhile.
  const outcome = await findUpload(context, uploadId);
  if (outcome) await clearUp(context, make, outcome);
}
