import { messageFor } from '#shared/events/registry.ts';
import { isPublicBeforeUse, uploadKinds } from '#shared/media/upload-kinds.ts';
import { clearUp, makeVariants } from '#functions/domain/media/make-variants.ts';
import { type MediaOwner, ownerNamed } from '#functions/domain/media/media-owner.ts';
import { type UploadBucket, uploadBucket } from '#functions/domain/media/upload-bucket.ts';
import {
  findUpload,
  refuseUpload,
  settleUpload,
  type StoredUpload,
} from '#functions/domain/media/uploads.ts';
import { queueWorker } from '#functions/platform/handlers/queue-worker.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { mediaOwners } from './all-media-owners.ts';

const ownersByKind = new Map<string, MediaOwner>(mediaOwners.map((owner) => [owner.kind, owner]));

async function prepare(context: Context, bucket: UploadBucket, upload: StoredUpload): Promise<void> {
  const { id, kind, attachedTo } = upload;
  const outcome = await makeVariants(bucket, upload);
  const code = uploadKinds[kind].content === 'picture' ? 'PICTURE_UNREADABLE' : 'FILE_TYPE_REFUSED';
  const settled =
    outcome === 'ready' ? settleUpload(upload, 'STALE_STATE') : refuseUpload(upload, code, 'STALE_STATE');
  const subject = attachedTo && !isPublicBeforeUse(kind) ? ownerNamed(attachedTo) : undefined;
  const settle = subject && ownersByKind.get(subject.kind)?.settle;
  // If the review was deleted meanwhile, an event of its own deletes the picture.
  if (settle)
    await settle(context, { id: subject.id, pictureId: id, ready: outcome === 'ready', also: [settled] });
  else await context.table.write([settled]);
}

/** Videos are packaged by another worker. */
const isWaiting = ({ kind, status }: StoredUpload): boolean =>
  uploadKinds[kind].content !== 'video' && (status === 'attached' || status === 'arrived');

export const handler = queueWorker('make-variants', messageFor('media'), async ({ uploadId }, context) => {
  const bucket = uploadBucket();
  const upload = await findUpload(context, uploadId);
  if (upload && isWaiting(upload)) await prepare(context, bucket, upload);
  // The upload is read again instead of using this run's outcome: if two runs worked at once, one was later,
  // and whichever ends last must leave no files behind.
  const outcome = await findUpload(context, uploadId);
  if (outcome) await clearUp(bucket, outcome);
});
