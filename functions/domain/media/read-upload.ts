import { AppError } from '#shared/contract/errors.ts';
import { uploadKinds } from '#shared/media/upload-kinds.ts';
import type { Upload } from '#shared/media/upload.contract.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { findUpload, type StoredUpload } from './uploads.ts';
import { publicAddress, publicPath } from './upload-keys.ts';

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

/** Address of what is shown of an upload. Videos are played by their own address, which their worker makes. */
function shownAddress(upload: StoredUpload): string | null {
  const { content } = uploadKinds[upload.kind];
  if (upload.status !== 'ready' || content === 'video') return null;
  return content === 'picture'
    ? publicAddress(upload.id, upload.kind)
    : publicPath(upload, upload.fileName ?? '');
}

export const toUpload = (upload: StoredUpload): Upload => ({
  id: upload.id,
  status: upload.status,
  url: shownAddress(upload),
});

export const readUpload = async (context: Context, own: OwnUpload): Promise<Upload> =>
  toUpload(await getOwnUpload(context, own));
