import { AppError } from '#shared/contract/errors.ts';
import type { Upload } from '#shared/uploads/upload.contract.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { findUpload } from './uploads.ts';
import { shownAddress } from './upload-keys.ts';

/** Another person's upload answers as if it were not there. */
export async function readUpload(table: Table, ownerId: string, id: string): Promise<Upload> {
  const upload = await findUpload(table, id);
  if (upload?.ownerId !== ownerId) throw new AppError('UPLOAD_NOT_FOUND');
  return { id, status: upload.status, url: upload.status === 'ready' ? shownAddress(id) : null };
}
