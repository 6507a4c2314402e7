import { AppError } from '#shared/contract/errors.ts';
import { isProcessedOnArrival } from '#shared/media/upload-kinds.ts';
import type { Upload } from '#shared/media/upload.contract.ts';
import { scheduleDue } from '#functions/domain/due/due-items.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { inspectStored } from './inspect-file.ts';
import { getOwnUpload, type OwnUpload, toUpload } from './read-upload.ts';
import { refusedError } from './refusal.ts';
import type { UploadBucket } from './upload-bucket.ts';
import { originalKey } from './upload-keys.ts';
import { joinParts } from './upload-parts.ts';
import { dropUnused, keepArrived, recordExistence, refuseUpload, type StoredUpload } from './uploads.ts';

type FinishBucket = Pick<UploadBucket, 'getStart' | 'getRange' | 'listParts' | 'completeMultipart' | 'head'>;
type FinishContext = Context & { bucket: FinishBucket };

const hoursUnused = 24;

const unusedAt = (at: Date): string => new Date(at.getTime() + hoursUnused * 3_600_000).toISOString();

/** Refuses files whose content is not what they are called, or is dangerous, at once and for good. */
async function look({ table, bucket }: FinishContext, upload: StoredUpload): Promise<void> {
  const refusal = await inspectStored(bucket, originalKey(upload.ownerId, upload.id), upload);
  if (!refusal) return;
  if (refusal === 'missing') throw new AppError('UPLOAD_NOT_FOUND');
  await table.write([refuseUpload(upload, refusal, 'settled')]);
  throw refusedError({ ...upload, refusal });
}

/** Finishes an upload once its file or all its parts were stored. Repeating the request has no further effect. */
export async function finishUpload(context: FinishContext, own: OwnUpload): Promise<Upload> {
  const upload = await getOwnUpload(context, own);
  if (upload.status === 'refused') throw refusedError(upload);
  if (upload.status !== 'waiting' || upload.seenAt !== undefined) return toUpload(upload);
  await joinParts(context.bucket, upload);
  await look(context, upload);
  const { id, kind } = upload;
  const at = context.now();
  const refusal = await context.table.write(
    isProcessedOnArrival(kind)
      ? [keepArrived(id, at, 'began'), scheduleDue({ at: unusedAt(at), kind: 'unused-upload', of: id })]
      : [recordExistence(id, at, 'began')],
  );
  if (refusal) return toUpload(await getOwnUpload(context, own));
  return toUpload(isProcessedOnArrival(kind) ? { ...upload, status: 'arrived' } : upload);
}

/** Removes an upload and its files after a day if nothing uses it. */
export const giveUpUnused = async ({ table, now }: Context, id: string): Promise<void> =>
  void (await table.write([dropUnused(id, now(), 'in-use')]));

/** Gives an upload up at its owner's request; the media worker deletes its file and parts. */
export async function giveUpUpload(context: Context, own: OwnUpload): Promise<Upload> {
  const upload = await getOwnUpload(context, own);
  if (await context.table.write([dropUnused(upload.id, context.now(), 'in-use')]))
    throw new AppError('UPLOAD_IN_USE');
  return toUpload({ ...upload, status: 'removed' });
}
