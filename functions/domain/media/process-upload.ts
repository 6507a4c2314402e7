import { isPublicBeforeUse, uploadKinds } from '#shared/media/upload-kinds.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { clearUp, makeVariants, type MediaBucket } from './make-variants.ts';
import { type MediaOwner, ownerNamed } from './media-owner.ts';
import { findUpload, refuseUpload, settleUpload, type StoredUpload } from './uploads.ts';

type ProcessContext = Context & { bucket: MediaBucket };

/** Returns how the record that uses the upload is told, if it has to be. */
function settlerOf({ kind, attachedTo }: StoredUpload, owners: readonly MediaOwner[]) {
  if (attachedTo === undefined || isPublicBeforeUse(kind)) return undefined;
  const subject = ownerNamed(attachedTo);
  const settle = owners.find((owner) => owner.kind === subject.kind)?.settle;
  return settle && { id: subject.id, settle };
}

async function settle(
  context: ProcessContext,
  owners: readonly MediaOwner[],
  upload: StoredUpload,
): Promise<void> {
  const { id, kind } = upload;
  const ready = (await makeVariants(context.bucket, upload)) === 'ready';
  const code = uploadKinds[kind].content === 'picture' ? 'PICTURE_UNREADABLE' : 'FILE_TYPE_REFUSED';
  const settled = ready ? settleUpload(upload, 'STALE_STATE') : refuseUpload(upload, code, 'STALE_STATE');
  const owner = settlerOf(upload, owners);
  // If the review was deleted meanwhile, an event of its own deletes the picture.
  if (owner) await owner.settle(context, { id: owner.id, pictureId: id, ready, also: [settled] });
  else await context.table.write([settled]);
}

/** Videos are packaged by another worker. */
const isWaiting = ({ kind, status }: StoredUpload): boolean =>
  uploadKinds[kind].content !== 'video' && (status === 'attached' || status === 'arrived');

/** Makes what is shown of an upload that waits for it, then deletes what is no longer needed. May be repeated. */
export async function processUpload(
  context: ProcessContext,
  owners: readonly MediaOwner[],
  uploadId: string,
): Promise<void> {
  const upload = await findUpload(context, uploadId);
  if (upload && isWaiting(upload)) await settle(context, owners, upload);
  // The upload is read again instead of using this run's outcome: if two runs worked at once, one was later,
  // and whichever ends last must leave no files behind.
  const outcome = await findUpload(context, uploadId);
  if (outcome) await clearUp(context.bucket, outcome);
}
