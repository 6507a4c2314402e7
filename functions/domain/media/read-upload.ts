import { AppError } from '#shared/contract/errors.ts';
import type { Upload } from '#shared/uploads/upload.contract.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { findUpload, type StoredUpload } from './uploads.ts';
import { shownAddress } from './upload-keys.ts';

/** Another person's upload answers as if it were not there. */
export async function readUpload(
  context: Context,
  { ownerId, id, kind }: Pick<StoredUpload, 'ownerId' | 'id' | 'kind'>,
): Promise<Upload> {
  const upload = await findUpload(context, id);
  if (upload?.ownerId !== ownerId || upload.kind !== kind) throw new AppError('UPLOAD_NOT_FOUND');
  return { id, status: upload.status, url: upload.status === 'ready' ? shownAddress(id, kind) : null };
}
