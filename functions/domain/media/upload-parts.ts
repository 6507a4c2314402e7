import { AppError } from '#shared/contract/errors.ts';
import { maxSinglePutBytes, partBytesOf } from '#shared/media/upload-kinds.ts';
import type { UploadParts } from '#shared/media/upload.contract.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { getOwnUpload, type OwnUpload } from './read-upload.ts';
import type { UploadBucket } from './upload-bucket.ts';
import { originalKey } from './upload-keys.ts';
import { refusedError } from './refusal.ts';
import type { StoredUpload } from './uploads.ts';

type InParts = StoredUpload & { multipart: NonNullable<StoredUpload['multipart']> };
type Sizes = { bytes: number; multipart: { partBytes: number } };

/** Longer than for a whole file, because a slow line sends several signed parts one after another. */
const secondsToSendPart = 3600;

/** Returns the size of the parts of a file, or undefined for files that are sent at once. */
export const partBytesFor = (bytes: number, slowLine: boolean): number | undefined =>
  bytes > maxSinglePutBytes ? partBytesOf(slowLine) : undefined;

const countOf = ({ bytes, multipart: { partBytes } }: Sizes): number => Math.ceil(bytes / partBytes);

/** All parts have the same size, except the last, which has the rest. */
const bytesOfPart = ({ bytes, multipart: { partBytes } }: Sizes, number: number): number =>
  Math.min(partBytes, bytes - (number - 1) * partBytes);

const partsOf = (upload: Sizes) =>
  Array.from({ length: countOf(upload) }, (_, place) => ({
    number: place + 1,
    bytes: bytesOfPart(upload, place + 1),
  }));

/** Signs the upload of some parts, each with its exact size. Numbers of no part are left out. */
export async function signParts(
  bucket: Pick<UploadBucket, 'signPart'>,
  upload: InParts,
  numbers: readonly number[],
): Promise<{ size: number; count: number; urls: UploadParts['urls'] }> {
  const key = originalKey(upload.ownerId, upload.id);
  const wanted = partsOf(upload).filter(({ number }) => numbers.includes(number));
  const urls = wanted.map(async ({ number, bytes }) => ({
    number,
    bytes,
    url: await bucket.signPart(key, upload.multipart.id, number, { bytes, seconds: secondsToSendPart }),
  }));
  return { size: upload.multipart.partBytes, count: countOf(upload), urls: await Promise.all(urls) };
}

function requireParts(upload: StoredUpload): asserts upload is InParts {
  if (upload.status === 'refused') throw refusedError(upload);
  if (!upload.multipart || upload.status === 'removed') throw new AppError('UPLOAD_NOT_FOUND');
}

type PartsContext = Context & { bucket: Pick<UploadBucket, 'signPart' | 'listParts' | 'head'> };

/** Returns which parts of an upload S3 has, and signs more of them. A complete upload has all and needs none. */
export async function readParts(
  context: PartsContext,
  { numbers, ...own }: OwnUpload & { numbers: readonly number[] },
): Promise<UploadParts> {
  const { bucket } = context;
  const upload = await getOwnUpload(context, own);
  requireParts(upload);
  const key = originalKey(upload.ownerId, upload.id);
  const arrived = upload.seenAt === undefined ? await bucket.listParts(key, upload.multipart.id) : undefined;
  if (arrived) {
    const signed = await signParts(bucket, upload, numbers);
    return { ...signed, arrived: arrived.map(({ number, bytes }) => ({ number, bytes })) };
  }
  // The parts were joined, perhaps by a request whose answer was lost; otherwise the upload was given up.
  if (upload.seenAt === undefined && !(await bucket.head(key))) throw new AppError('UPLOAD_NOT_FOUND');
  return { ...(await signParts(bucket, upload, [])), arrived: partsOf(upload) };
}

/** Joins the parts of an upload if all came in their sizes. Repeating it has no further effect. */
export async function joinParts(
  bucket: Pick<UploadBucket, 'listParts' | 'completeMultipart' | 'head'>,
  upload: StoredUpload,
): Promise<void> {
  if (!upload.multipart) return;
  const key = originalKey(upload.ownerId, upload.id);
  const arrived = await bucket.listParts(key, upload.multipart.id);
  if (arrived) {
    const sizes = new Map(arrived.map(({ number, bytes }) => [number, bytes]));
    const expected = partsOf({ ...upload, multipart: upload.multipart });
    const isWhole =
      arrived.length === expected.length &&
      expected.every(({ number, bytes }) => sizes.get(number) === bytes);
    if (!isWhole) throw new AppError('UPLOAD_INCOMPLETE');
    await bucket.completeMultipart(key, upload.multipart.id, arrived);
  }
  const joined = await bucket.head(key);
  if (!joined) throw new AppError('UPLOAD_NOT_FOUND');
  if (joined.bytes !== upload.bytes) throw new AppError('UPLOAD_INCOMPLETE');
}
