import { newId } from '#shared/values/ids.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { BodyOf, ReplyOf } from '#shared/contract/route.ts';
import type { createUpload as contract } from '#shared/media/upload.contract.ts';
import { namedAsItsType, type UploadKind, uploadKinds } from '#shared/media/upload-kinds.ts';
import type { Bucket } from '#functions/platform/clients/bucket.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { secondsAfter } from '#functions/platform/seconds.ts';
import { create } from '#functions/platform/table/table-operations.ts';
import { uploadItem } from './uploads.ts';
import { isReencoded, originalKey, publicPath } from './upload-keys.ts';

type File = BodyOf<typeof contract>;
type UploadContext = Context & { bucket: Pick<Bucket, 'signPut'> };
type Place = ReplyOf<typeof contract>;

const secondsToSend = 15 * 60;
const secondsUnused = 24 * 3600;

function checkFits(kind: UploadKind, { fileName, size, mimeType }: File): void {
  const { types, maxBytes } = uploadKinds[kind];
  const isKnown = types.some((type) => type === mimeType);
  if (!isKnown || !(isReencoded(kind) || namedAsItsType(fileName, mimeType)))
    throw new AppError('FILE_TYPE_REFUSED');
  if (size > maxBytes) throw new AppError('FILE_TOO_LARGE', { params: { limit: maxBytes / 1024 / 1024 } });
}

/** Creates an upload and signs the request that stores its file. */
export async function createUpload(
  { table, now, bucket }: UploadContext,
  { ownerId, kind, ...file }: File & { ownerId: string; kind: UploadKind },
): Promise<Place> {
  checkFits(kind, file);
  const at = now();
  const id = newId(at.getTime());
  const uploadUrl = await bucket.signPut(originalKey(ownerId, id), {
    contentType: file.mimeType,
    bytes: file.size,
    seconds: secondsToSend,
  });
  const upload = {
    id,
    ownerId,
    kind,
    mimeType: file.mimeType,
    bytes: file.size,
    status: 'waiting',
    createdAt: at.toISOString(),
    expiresAt: secondsAfter(at, secondsUnused),
  } as const;
  await table.write([create(uploadItem(upload))]);
  return {
    id,
    uploadUrl,
    headers: { 'content-type': file.mimeType },
    expiresAt: new Date(at.getTime() + secondsToSend * 1000).toISOString(),
    maxBytes: uploadKinds[kind].maxBytes,
    ufsUrl: publicPath(upload, file.fileName),
    type: file.mimeType,
  };
}
