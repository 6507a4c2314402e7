import { maxPixels, uploadWidths } from '#shared/uploads/upload-kinds.ts';
import type { Bucket } from '#functions/platform/clients/bucket.ts';
import { pictureTypeOf } from '#functions/platform/content/picture-type.ts';
import { shrinkPicture, UnfitPicture, type Variant } from '#functions/platform/content/pictures.ts';
import type { StoredUpload } from './uploads.ts';
import { originalKey, variantKey } from './upload-keys.ts';

/** Content under one name never changes. */
const forever = 'public,max-age=31536000,immutable';

export type Outcome = 'ready' | 'refused';

async function variantsOf(original: Buffer | undefined, upload: StoredUpload): Promise<Variant[]> {
  if (!original) throw new UnfitPicture('Nothing was put there');
  const type = pictureTypeOf(original);
  if (!type || type !== upload.mimeType) throw new UnfitPicture('It is not what it was called');
  return shrinkPicture(original, uploadWidths, maxPixels[type]);
}

/** Makes what is shown of an upload. Doing it twice writes the same files twice. */
export async function makeVariants(bucket: Bucket, upload: StoredUpload): Promise<Outcome> {
  try {
    const original = await bucket.get(originalKey(upload.ownerId, upload.id));
    for (const { width, body } of await variantsOf(original, upload))
      await bucket.put(variantKey(upload, width), body, 'image/webp', forever);
    return 'ready';
  } catch (error) {
    if (error instanceof UnfitPicture) return 'refused';
    throw error;
  }
}

/** The file as it came may say where and when it was taken: it goes as soon as it has served. */
export const removeOriginal = (bucket: Bucket, { ownerId, id }: StoredUpload): Promise<void> =>
  bucket.remove(originalKey(ownerId, id));

export async function removeFiles(bucket: Bucket, upload: StoredUpload): Promise<void> {
  await Promise.all([
    removeOriginal(bucket, upload),
    ...uploadWidths.map((width) => bucket.remove(variantKey(upload, width))),
  ]);
}
