import { messageFor } from '#shared/events/registry.ts';
import { packageVideo, removeVideo } from '#functions/domain/media/video/package-video.ts';
import { ladderMaker, orderLadder } from '#functions/domain/media/video/make-ladder.ts';
import { forgetVideo, putVideo } from '#functions/domain/media/video/stored-video.ts';
import { type UploadBucket, uploadBucket } from '#functions/domain/media/upload-bucket.ts';
import { originalKey } from '#functions/domain/media/upload-keys.ts';
import { videoRefusalCodes } from '#functions/domain/media/refusal.ts';
import {
  findUpload,
  refuseUpload,
  settleUpload,
  type StoredUpload,
} from '#functions/domain/media/uploads.ts';
import { queueWorker } from '#functions/platform/handlers/queue-worker.ts';
import type { Context } from '#functions/platform/table/context.ts';

async function prepare({ table }: Context, bucket: UploadBucket, upload: StoredUpload): Promise<void> {
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
async function clearUp(context: Context, bucket: UploadBucket, upload: StoredUpload): Promise<void> {
  const { id, ownerId, status } = upload;
  const isGone = status === 'refused' || status === 'removed';
  if (!isGone && status !== 'ready') return;
  const original = originalKey(ownerId, id);
  if (!isGone && (await orderLadder(context, ladderMaker(), { playbackId: id, original }))) return;
  await bucket.remove(original);
  if (isGone) await removeVideo(bucket, id);
  if (status === 'removed') await context.table.write([forgetVideo(id)]);
}

export const handler = queueWorker('package-video', messageFor('video'), async ({ uploadId }, context) => {
  const bucket = uploadBucket();
  const upload = await findUpload(context, uploadId);
  if (upload?.status === 'attached' || upload?.status === 'arrived') await prepare(context, bucket, upload);
  // The upload is read again instead of using this run's outcome: it may have been removed meanwhile.
  const outcome = await findUpload(context, uploadId);
  if (outcome) await clearUp(context, bucket, outcome);
});
