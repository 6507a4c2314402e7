import { maxPixels, uploadKinds, widthsOf } from '#shared/media/upload-kinds.ts';
import { pictureTypeOf } from '#functions/platform/content/picture-type.ts';
import { shrinkPicture, UnfitPicture, type Variant } from '#functions/platform/content/pictures.ts';
import { inspectWhole } from './inspect-file.ts';
import type { StoredUpload } from './uploads.ts';
import { originalKey, publicPath, variantKey } from './upload-keys.ts';
import type { UploadBucket } from './upload-bucket.ts';

/** Cache header of variants; the content under one name never changes. */
const forever = 'public,max-age=31536000,immutable';

export type Outcome = 'ready' | 'refused';

export type MediaBucket = Pick<UploadBucket, 'get' | 'put' | 'remove' | 'abortMultipart'>;

async function originalOf(
  bucket: MediaBucket,
  { ownerId, id, seenAt }: StoredUpload,
): Promise<Buffer | undefined> {
  const original = await bucket.get(originalKey(ownerId, id));
  // A file that existed earlier was lost on our side, which is no reason to refuse the upload.
  if (!original && seenAt) throw new Error(`The original of the upload ${id} is gone`);
  return original;
}

async function variantsOf(original: Buffer, upload: StoredUpload): Promise<Variant[]> {
  const type = pictureTypeOf(original);
  if (!type || type !== upload.mimeType) throw new UnfitPicture('It is not what it was called');
  return shrinkPicture(original, widthsOf(upload.kind), maxPixels[type]);
}

async function publishVariants(
  bucket: MediaBucket,
  upload: StoredUpload,
  original: Buffer,
): Promise<Outcome> {
  try {
    for (const { width, body } of await variantsOf(original, upload))
      await bucket.put(variantKey(upload, width), body, 'image/webp', forever);
    return 'ready';
  } catch (error) {
    if (error instanceof UnfitPicture) return 'refused';
    throw error;
  }
}

const fileKey = (upload: StoredUpload): string => publicPath(upload, upload.fileName ?? '').slice(1);

/** Publishes a file as it is. It is checked again, because its signed address may have been used once more. */
async function publishFile(bucket: MediaBucket, upload: StoredUpload, original: Buffer): Promise<Outcome> {
  if (await inspectWhole(upload.mimeType, original)) return 'refused';
  await bucket.put(fileKey(upload), original, upload.mimeType, forever);
  return 'ready';
}

/** Creates what is shown of an upload. A repeat writes the same files again. */
export async function makeVariants(bucket: MediaBucket, upload: StoredUpload): Promise<Outcome> {
  const original = await originalOf(bucket, upload);
  if (!original) return 'refused';
  const publish = uploadKinds[upload.kind].content === 'file' ? publishFile : publishVariants;
  return publish(bucket, upload, original);
}

function shownKeys(upload: StoredUpload): string[] {
  const { content } = uploadKinds[upload.kind];
  if (content === 'picture') return widthsOf(upload.kind).map((width) => variantKey(upload, width));
  return content === 'file' ? [fileKey(upload)] : [];
}

/**
 * Deletes unneeded files and parts. The original of a photo may tell its place, so it goes once variants exist;
 * that of a video is packaged by another worker, which removes it.
 */
export async function clearUp(bucket: MediaBucket, upload: StoredUpload): Promise<void> {
  const { status, ownerId, id, kind, multipart } = upload;
  const isGone = status === 'refused' || status === 'removed';
  const isDone = status === 'ready' && uploadKinds[kind].content !== 'video';
  if (!isGone && !isDone) return;
  const original = originalKey(ownerId, id);
  await Promise.all([
    bucket.remove(original),
    ...(isGone ? shownKeys(upload).map((key) => bucket.remove(key)) : []),
    ...(isGone && multipart ? [bucket.abortMultipart(original, multipart.id)] : []),
  ]);
}
