import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { clearUp, makeVariants } from '#functions/domain/media/make-variants.ts';
import { originalKey, variantKey } from '#functions/domain/media/upload-keys.ts';
import type { StoredUpload } from '#functions/domain/media/uploads.ts';

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

/** A bucket with these files, all of which hold the same. */
function bucketWith(content: string, ...files: string[]) {
  const kept = new Set(files);
  const aborted: unknown[] = [];
  const written: unknown[] = [];
  const bucket = {
    get: async (key: string) => (kept.has(key) ? Buffer.from(content) : undefined),
    remove: async (key: string) => void kept.delete(key),
    put: async (key: string, body: Uint8Array | Blob, type: string) =>
      void written.push([key, type, body instanceof Uint8Array ? body.length : body.size]),
    abortMultipart: async (key: string, uploadId: string) => void aborted.push([key, uploadId]),
  };
  return { bucket, kept, aborted, written };
}

const bucketOf = (...files: string[]) => bucketWith('no picture', ...files);

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
  ['image/jpeg', 'refused'],
  ['image/png', 'ready'],
])('a PNG that was announced as %s is %s', async (mimeType, outcome) => {
  const { bucket } = bucketOf(original);
  const png = sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } }).png();
  bucket.get = () => png.toBuffer();
  expect(await makeVariants(bucket, { ...upload, mimeType })).toBe(outcome);
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

it.each([
  ['refused', [['uploads/lan/u1', 'm1']]],
  ['removed', [['uploads/lan/u1', 'm1']]],
  ['ready', []],
] as const)('an upload in parts that is %s leaves no parts behind', async (status, expected) => {
  const { bucket, aborted } = bucketOf(original);
  await clearUp(bucket, { ...upload, status, multipart: { id: 'm1', partBytes: 8 } });
  expect(aborted).toEqual(expected);
  const whole = bucketOf(original);
  await clearUp(whole.bucket, { ...upload, status });
  expect(whole.aborted).toEqual([]);
});

describe('a file that is kept as it is', () => {
  const file: StoredUpload = {
    ...upload,
    kind: 'files',
    mimeType: 'application/pdf',
    fileName: 'Bảng giá 2026.PDF',
  };
  const published = 'media/files/u1/bang-gia-2026.pdf';

  it('is published under its own name, with its type', async () => {
    const { bucket, written } = bucketWith('%PDF-1.7', original);
    expect(await makeVariants(bucket, file)).toBe('ready');
    expect(written).toEqual([[published, 'application/pdf', 8]]);
  });

  it('is refused if another content was put there after the check', async () => {
    const { bucket, written } = bucketWith('<script>', original);
    expect([await makeVariants(bucket, file), written]).toEqual(['refused', []]);
  });

  it('goes from where it is shown once it is removed', async () => {
    const { bucket, kept } = bucketOf(original, published);
    await clearUp(bucket, { ...file, status: 'ready' });
    expect([...kept]).toEqual([published]);
    await clearUp(bucket, { ...file, status: 'removed' });
    expect([...kept]).toEqual([]);
  });
});

it('the original of a video stays until it is removed: another worker packages it', async () => {
  const { bucket, kept } = bucketOf(original);
  const video: StoredUpload = { ...upload, kind: 'postVideos', mimeType: 'video/mp4' };
  await clearUp(bucket, { ...video, status: 'ready' });
  expect([...kept]).toEqual([original]);
  await clearUp(bucket, { ...video, status: 'removed' });
  expect([...kept]).toEqual([]);
});
