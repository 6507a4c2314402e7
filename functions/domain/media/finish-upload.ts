import { AppError } from '#shared/contract/errors.ts';
import type { Upload } from '#shared/media/upload.contract.ts';
import { scheduleDue } from '#functions/domain/due/due-items.ts';
import type { Bucket } from '#functions/platform/clients/bucket.ts';
import { pictureTypeOf } from '#functions/platform/content/picture-type.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { getOwnUpload, type OwnUpload, toUpload } from './read-upload.ts';
import { isReencoded, isPublicBeforeUse, originalKey } from './upload-keys.ts';
import { dropUnused, keepArrived, recordExistence, settleUpload, type StoredUpload } from './uploads.ts';

type FinishContext = Context & { bucket: Pick<Bucket, 'getStart'> };

/** Number of leading bytes that identify a picture type. */
const tellingBytes = 32;
const hoursUnused = 24;

const unusedAt = (at: Date): string => new Date(at.getTime() + hoursUnused * 3_600_000).toISOString();

/** Checks that the file has the declared type. Other files are refused at once, whatever they are for. */
async function look({ table, bucket }: FinishContext, upload: StoredUpload): Promise<void> {
  const start = await bucket.getStart(originalKey(upload.ownerId, upload.id), tellingBytes);
  if (!start) throw new AppError('UPLOAD_NOT_FOUND');
  if (pictureTypeOf(start) === upload.mimeType) return;
  await table.write([settleUpload(upload, 'refused', 'settled')]);
  throw new AppError('FILE_TYPE_REFUSED');
}

/** Finishes an upload once its file was stored. Repeating the request has no further effect. */
export async function finishUpload(context: FinishContext, own: OwnUpload): Promise<Upload> {
  const upload = await getOwnUpload(context, own);
  if (upload.status === 'refused') throw new AppError('FILE_TYPE_REFUSED');
  if (upload.status !== 'waiting' || !isReencoded(upload.kind)) return toUpload(upload);
  await look(context, upload);
  const { id, kind } = upload;
  const at = context.now();
  const isShown = isPublicBeforeUse(kind);
  const refusal = await context.table.write(
    isShown
      ? [keepArrived(id, at, 'began'), scheduleDue({ at: unusedAt(at), kind: 'unused-upload', of: id })]
      : [recordExistence(id, at, 'began')],
  );
  if (refusal) return toUpload(await getOwnUpload(context, own));
  return toUpload(isShown ? { ...upload, status: 'arrived' } : upload);
}

/** Removes an upload and its files after a day if nothing uses it. */
export const giveUpUnused = async ({ table, now }: Context, id: string): Promise<void> =>
  void (await table.write([dropUnused(id, now(), 'in-use')]));
