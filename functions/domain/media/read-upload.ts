import { AppError } from '#shared/contract/errors.ts';
import type { Upload } from '#shared/uploads/upload.contract.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { findUpload } from './uploads.ts';
import { shownAddress } from './upload-keys.ts';

/** Another person's upload answers as if it were not there. */
export async function readUpload(
  context: Context,
  { ownerId, id }: { ownerId: string; id: string },
): Promise<Upload> {
  const upload = await findUpload(context, id);
  if (upload?.ownerId !== ownerId) throw new AppError('UPLOAD_NOT_FOUND');
  return { id, status: upload.status, url: upload.status === 'ready' ? shownAddress(id) : null };
}
