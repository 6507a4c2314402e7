import { newId } from '#shared/values/ids.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { BodyOf, ReplyOf } from '#shared/contract/route.ts';
import type { createUpload as contract } from '#shared/media/upload.contract.ts';
import { namedAsItsType, type UploadKind, uploadKinds } from '#shared/media/upload-kinds.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { secondsAfter } from '#functions/platform/seconds.ts';
import { put } from '#functions/platform/table/table-operations.ts';
import { type StoredUpload, uploadItem } from './uploads.ts';
import { originalKey, publicPath } from './upload-keys.ts';
import { partBytesFor, signParts } from './upload-parts.ts';
import type { UploadBucket } from './upload-bucket.ts';

type File = BodyOf<typeof contract>;
type SigningBucket = Pick<UploadBucket, 'signPut' | 'signPart' | 'createMultipart'>;
type UploadContext = Context & { bucket: SigningBucket };
type Place = ReplyOf<typeof contract>;

const secondsToSend = 15 * 60;
const daySeconds = 24 * 3600;
/** An upload in parts can be resumed as long as the bucket keeps its parts (`infra/stacks/data-stack.ts`). */
const unusedDays = { atOnce: 1, inParts: 7 };

const partsSignedFirst = [1, 2, 3, 4];

function checkFits(kind: UploadKind, { fileName, size, mimeType }: File): void {
  const { content, types, maxBytes } = uploadKinds[kind];
  const isKnown = types.some((type) => type === mimeType);
  if (!isKnown || !(content === 'picture' || namedAsItsType(fileName, mimeType)))
    throw new AppError('FILE_TYPE_REFUSED');
  if (size > maxBytes) throw new AppError('FILE_TOO_LARGE', { params: { limit: maxBytes / 1024 / 1024 } });
}

/** Signs the request that stores the file, or those that store its first parts. */
async function sign(
  bucket: SigningBucket,
  upload: StoredUpload,
): Promise<Pick<Place, 'uploadUrl' | 'parts'>> {
  const { ownerId, id, mimeType, bytes, multipart } = upload;
  if (multipart)
    return { uploadUrl: null, parts: await signParts(bucket, { ...upload, multipart }, partsSignedFirst) };
  const how = { contentType: mimeType, bytes, seconds: secondsToSend };
  return { uploadUrl: await bucket.signPut(originalKey(ownerId, id), how), parts: null };
}

/** Creates an upload and signs the requests that store its file. */
export async function createUpload(
  { table, now, bucket }: UploadContext,
  { ownerId, kind, slowLine = false, ...file }: File & { ownerId: string; kind: UploadKind },
): Promise<Place> {
  checkFits(kind, file);
  const { fileName, mimeType, size } = file;
  const at = now();
  const id = newId(at.getTime());
  const partBytes = partBytesFor(size, slowLine);
  const multipart = partBytes && {
    id: await bucket.createMultipart(originalKey(ownerId, id), { contentType: mimeType }),
    partBytes,
  };
  const upload: StoredUpload = {
    id,
    ownerId,
    kind,
    mimeType,
    bytes: size,
    status: 'waiting',
    createdAt: at.toISOString(),
    expiresAt: secondsAfter(at, unusedDays[multipart ? 'inParts' : 'atOnce'] * daySeconds),
    ...(uploadKinds[kind].content === 'file' && { fileName }),
    ...(multipart && { multipart }),
  };
  const signed = await sign(bucket, upload);
  await table.write([put(uploadItem(upload))]);
  return {
    id,
    ...signed,
    headers: { 'content-type': mimeType },
    expiresAt: new Date(at.getTime() + secondsToSend * 1000).toISOString(),
    maxBytes: uploadKinds[kind].maxBytes,
    ufsUrl: publicPath(upload, fileName),
    type: mimeType,
  };
}
