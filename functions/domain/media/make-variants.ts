import { maxPixels, widthsOf } from '#shared/media/upload-kinds.ts';
import type { Bucket } from '#functions/platform/clients/bucket.ts';
import { pictureTypeOf } from '#functions/platform/content/picture-type.ts';
import { shrinkPicture, UnfitPicture, type Variant } from '#functions/platform/content/pictures.ts';
import type { StoredUpload } from './uploads.ts';
import { originalKey, variantKey } from './upload-keys.ts';

/** Cache header of variants; the content under one name never changes. */
const forever = 'public,max-age=31536000,immutable';

export type Outcome = 'ready' | 'refused';

async function originalOf(bucket: Bucket, { ownerId, id, seenAt }: StoredUpload): Promise<Buffer> {
  const original = await bucket.get(originalKey(ownerId, id));
  if (original) return original;
  // A file that existed earlier was lost on our side, which is no reason to refuse the upload.
  if (seenAt) throw new Error(`The original of the upload ${id} is gone`);
  throw new UnfitPicture('Nothing was put there');
}

async function variantsOf(original: Buffer, upload: StoredUpload): Promise<Variant[]> {
  const type = pictureTypeOf(original);
  if (!type || type !== upload.mimeType) throw new UnfitPicture('It is not what it was called');
  return shrinkPicture(original, widthsOf(upload.kind), maxPixels[type]);
}

/** Creates the variants of an upload. A repeat writes the same files again. */
export async function makeVariants(bucket: Bucket, upload: StoredUpload): Promise<Outcome> {
  try {
    const original = await originalOf(bucket, upload);
    for (const { width, body } of await variantsOf(original, upload))
      await bucket.put(variantKey(upload, width), body, 'image/webp', forever);
    return 'ready';
  } catch (error) {
    if (error instanceof UnfitPicture) return 'refused';
    throw error;
  }
}

/** Deletes unneeded files. The original may tell a photo's place, so it goes once variants exist. */
export async function clearUp(bucket: Bucket, upload: StoredUpload): Promise<void> {
  const { status, ownerId, id } = upload;
  const isGone = status === 'refused' || status === 'removed';
  if (!isGone && status !== 'ready') return;
  await Promise.all([
    bucket.remove(originalKey(ownerId, id)),
    ...(isGone ? widthsOf(upload.kind).map((width) => bucket.remove(variantKey(upload, width))) : []),
  ]);
}
