import { AppError } from '#shared/contract/errors.ts';
import type { Upload } from '#shared/media/upload.contract.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { findUpload, type StoredUpload } from './uploads.ts';
import { publicAddress } from './upload-keys.ts';

export type OwnUpload = Pick<StoredUpload, 'ownerId' | 'id' | 'kind'>;

/** Finds an upload of its owner. Those of others are not found. */
export async function getOwnUpload(
  context: Context,
  { ownerId, id, kind }: OwnUpload,
): Promise<StoredUpload> {
  const upload = await findUpload(context, id);
  if (upload?.ownerId !== ownerId || upload.kind !== kind) throw new AppError('UPLOAD_NOT_FOUND');
  return upload;
}

export const toUpload = ({ id, kind, status }: StoredUpload): Upload => ({
  id,
  status,
  url: status === 'ready' ? publicAddress(id, kind) : null,
});

export const readUpload = async (context: Context, own: OwnUpload): Promise<Upload> =>
  toUpload(await getOwnUpload(context, own));
