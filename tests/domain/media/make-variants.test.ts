import { expect, it } from 'vitest';
import { clearUp, makeVariants } from '#functions/domain/media/make-variants.ts';
import { originalKey, variantKey } from '#functions/domain/media/upload-keys.ts';
import type { StoredUpload } from '#functions/domain/media/uploads.ts';
import type { Bucket } from '#functions/platform/clients/bucket.ts';

const upload: StoredUpload = {
  id: 'u1',
  ownerId: 'lan',
  kind: 'reviewImages',
  mimeType: 'image/jpeg',
  bytes: 1000,
  status: 'attached',
  attachedTo: 'return:r1',
  createdAt: '2026-11-21T00:00:00.000Z',
  seenAt: '2026-11-21T00:01:00.000Z',
};
const original = originalKey('lan', 'u1');
const variants = [320, 640, 1280].map((width) => variantKey(upload, width));

/** A bucket with these files. */
function bucketOf(...files: string[]) {
  const kept = new Set(files);
  const bucket = {
    get: async (key: string) => (kept.has(key) ? Buffer.from('no picture') : undefined),
    remove: async (key: string) => void kept.delete(key),
  };
  // What is used here of a bucket.
  return { bucket: bucket as unknown as Bucket, kept };
}

it('an original that was there and is gone is not refused: it may be found again', async () => {
  const { bucket } = bucketOf();
  await expect(makeVariants(bucket, upload)).rejects.toThrow('u1 is gone');
});

it.each([
  ['nobody ever saw', bucketOf(), { ...upload, seenAt: undefined }],
  ['is no picture', bucketOf(original), upload],
] as const)('an original that %s is refused', async (_, { bucket }, one) => {
  expect(await makeVariants(bucket, one)).toBe('refused');
});

it.each([
  ['attached', [original, ...variants]],
  ['arrived', [original, ...variants]],
  ['ready', variants],
  ['refused', []],
  ['removed', []],
] as const)('of an upload that is %s stays what that needs', async (status, stays) => {
  const { bucket, kept } = bucketOf(original, ...variants);
  await clearUp(bucket, { ...upload, status });
  expect([...kept]).toEqual(stays);
});
