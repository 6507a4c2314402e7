import { messageFor } from '#shared/events/registry.ts';
import { mediaBucket } from '#functions/domain/media/media-bucket.ts';
import { clearUp, makeVariants } from '#functions/domain/media/make-variants.ts';
import {
  findUpload,
  isPublicBeforeUse,
  settleUpload,
  type StoredUpload,
} from '#functions/domain/media/uploads.ts';
import {
  categoryPictured,
  settleCategoryPicture,
} from '#functions/domain/catalogue/categories/settle-picture.ts';
import { businessPictured, settleLogo } from '#functions/domain/catalogue/makers/settle-logo.ts';
import { returnAttached, settleReturnPicture } from '#functions/domain/returns/settle-return-picture.ts';
import { settlePicture } from '#functions/domain/reviews/settle-picture.ts';
import {
  parcelPictured,
  settleComplaintPicture,
} from '#functions/domain/shipping/complaints/settle-complaint-picture.ts';
import type { Bucket } from '#functions/platform/clients/bucket.ts';
import { queueWorker } from '#functions/platform/handlers/queue-worker.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';

type PictureSettlement = { pictureId: string; ready: boolean; also: Operation<'STALE_STATE'>[] };

/** Reports the outcome of a picture to its owner: a review, return, complaint, category or business. */
async function settle(context: Context, attachedTo: string, settled: PictureSettlement): Promise<void> {
  const categoryId = categoryPictured(attachedTo);
  if (categoryId) return settleCategoryPicture(context, { id: categoryId, ...settled });
  const businessId = businessPictured(attachedTo);
  if (businessId) return settleLogo(context, { id: businessId, ...settled });
  const parcel = parcelPictured(attachedTo);
  if (parcel) return settleComplaintPicture(context, { of: parcel, ...settled });
  const returnId = returnAttached(attachedTo);
  if (returnId) await settleReturnPicture(context, { returnId, ...settled });
  else await settlePicture(context, { reviewId: attachedTo, ...settled });
}

async function prepare(context: Context, bucket: Bucket, upload: StoredUpload): Promise<void> {
  const { id, kind, attachedTo } = upload;
  const outcome = await makeVariants(bucket, upload);
  const settled = settleUpload(upload, outcome, 'STALE_STATE');
  // If the review was deleted meanwhile, an event of its own deletes the picture.
  if (attachedTo && !isPublicBeforeUse(kind))
    await settle(context, attachedTo, { pictureId: id, ready: outcome === 'ready', also: [settled] });
  else await context.table.write([settled]);
}

export const handler = queueWorker('make-variants', messageFor('media'), async ({ uploadId }, context) => {
  const bucket = mediaBucket();
  const upload = await findUpload(context, uploadId);
  if (upload?.status === 'attached' || upload?.status === 'arrived') await prepare(context, bucket, upload);
  // The upload is read again instead of using this run's outcome: if two runs worked at once, one was later,
  // and whichever ends last must leave no files behind.
  const outcome = await findUpload(context, uploadId);
  if (outcome) await clearUp(bucket, outcome);
});
