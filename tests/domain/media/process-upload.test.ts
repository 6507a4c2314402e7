import { expect, it, vi } from 'vitest';
import { type Settlement, mediaOwner } from '#functions/domain/media/media-owner.ts';
import { processUpload } from '#functions/domain/media/process-upload.ts';
import { originalKey, variantKey } from '#functions/domain/media/upload-keys.ts';
import { detach, findUpload, type StoredUpload, uploadItem } from '#functions/domain/media/uploads.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aJpeg } from '#tests/support/pictures.ts';
import { anUploadItem } from './upload-scene.ts';

const at = new Date('2026-11-22T03:00:00.000Z');
const original = originalKey('lan', 'u1');

/** An upload with its file, and owners that note what they are told. */
async function scene(given: Partial<StoredUpload> = {}, body?: Buffer) {
  const { table, put } = memoryTable();
  const files = new Map([[original, body ?? (await aJpeg(40, 40))]]);
  const upload = anUploadItem({ status: 'attached', seenAt: at.toISOString(), ...given });
  put([uploadItem(upload)]);
  const bucket = {
    get: async (key: string) => files.get(key),
    remove: async (key: string) => void files.delete(key),
    put: async (key: string, content: Uint8Array | Blob) =>
      void files.set(key, Buffer.from(content as Uint8Array)),
    abortMultipart: async () => {},
  };
  const told: (Omit<Settlement, 'also'> & { owner: string })[] = [];
  const owner = (kind: string) =>
    mediaOwner({
      kind,
      settle: async (context, { also, ...settlement }) => {
        told.push({ owner: kind, ...settlement });
        await context.table.write([...also]);
      },
    });
  const owners = [owner('review'), owner('return'), mediaOwner({ kind: 'product' })];
  const context = { ...contextOf(table, () => at), bucket };
  return {
    table,
    files,
    bucket,
    told,
    shown: [320, 640, 1280].map((width) => variantKey(upload, width)),
    run: () => processUpload(context, owners, 'u1'),
    found: async () => findUpload(context, 'u1'),
  };
}

it('a picture is shown by the return that it was sent for, and its original is gone', async () => {
  const { run, found, told, files, shown } = await scene({ attachedTo: 'return#r1' });
  await run();
  expect(await found()).toMatchObject({ status: 'ready' });
  expect(told).toEqual([{ owner: 'return', id: 'r1', pictureId: 'u1', ready: true }]);
  expect([...files.keys()]).toEqual(shown);
});

it('a picture that cannot be read is refused, and taken off the review that waits for it', async () => {
  const { run, found, told, files } = await scene({ attachedTo: 'review#r1' }, Buffer.from('no picture'));
  await run();
  expect(await found()).toMatchObject({ status: 'refused', refusal: 'PICTURE_UNREADABLE' });
  expect(told).toEqual([{ owner: 'review', id: 'r1', pictureId: 'u1', ready: false }]);
  expect([...files.keys()]).toEqual([]);
});

it('a file whose content is not what it is called is refused as a file', async () => {
  const file = { kind: 'files', mimeType: 'application/pdf', fileName: 'giá.pdf' } as const;
  const { run, found } = await scene({ ...file, attachedTo: 'document#d1' }, Buffer.from('<script>'));
  await run();
  expect(await found()).toMatchObject({ status: 'refused', refusal: 'FILE_TYPE_REFUSED' });
});

it('a picture that its author saw before it was used is told to nobody', async () => {
  const { run, found, told } = await scene({
    kind: 'postImages',
    status: 'arrived',
    attachedTo: 'review#r1',
  });
  await run();
  expect([(await found())?.status, told]).toEqual(['ready', []]);
});

it.each(['product#p1', 'unknown#x1', undefined])(
  'a picture of %s, to whom nothing is told, is ready',
  async (to) => {
    const { run, found, told } = await scene({ attachedTo: to });
    await run();
    expect([(await found())?.status, told]).toEqual(['ready', []]);
  },
);

it.each<[string, Partial<StoredUpload>]>([
  ['a picture that nothing uses yet', { status: 'waiting' }],
  [
    'a video, which another worker packages',
    { kind: 'postVideos', mimeType: 'video/mp4', status: 'arrived' },
  ],
])('%s is left as it is', async (_, given) => {
  const { run, found, files } = await scene(given);
  const before = await found();
  await run();
  expect([await found(), [...files.keys()]]).toEqual([before, [original]]);
});

it('a repeated message makes no picture twice', async () => {
  const { run, bucket, found } = await scene();
  await run();
  const read = vi.spyOn(bucket, 'get');
  await run();
  expect(read).not.toHaveBeenCalled();
  expect(await found()).toMatchObject({ status: 'ready' });
});

it('a picture that was removed while it was made small leaves no file behind', async () => {
  const { run, found, files, bucket, table } = await scene();
  const read = bucket.get;
  vi.spyOn(bucket, 'get').mockImplementation(async (key) => {
    await table.write([detach('u1', at)]);
    return read(key);
  });
  await run();
  expect([(await found())?.status, [...files.keys()]]).toEqual(['removed', []]);
});
