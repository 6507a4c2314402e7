import { describe, expect, it } from 'vitest';
import { createUpload } from '#functions/domain/media/create-upload.ts';
import { finishUpload, giveUpUpload } from '#functions/domain/media/finish-upload.ts';
import { readParts } from '#functions/domain/media/upload-parts.ts';
import type { StoredUpload } from '#functions/domain/media/uploads.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { aBucket, anUpload, at, mega, seconds } from './upload-scene.ts';

const mp4 = Buffer.from('\0\0\0\x20ftypisom', 'latin1');
const film = { fileName: 'bài 1.mp4', mimeType: 'video/mp4' };

/** An upload of 40 MiB in three parts, of which these have arrived. */
function inParts(arrived: [number: number, bytes: number][], given: Partial<StoredUpload> = {}) {
  const scene = anUpload(
    {
      kind: 'lessonVideos',
      mimeType: 'video/mp4',
      bytes: 40 * mega,
      multipart: { id: 'm1', partBytes: 16 * mega },
      ...given,
    },
    mp4,
  );
  scene.multiparts.set('m1', new Map(arrived));
  const read = (...numbers: number[]) => readParts(scene.context, { ...scene.own, numbers });
  return { ...scene, read, finish: () => finishUpload(scene.context, scene.own) };
}
const all: [number, number][] = [
  [1, 16 * mega],
  [2, 16 * mega],
  [3, 8 * mega],
];

describe('a file above 16 MiB', () => {
  it.each([
    [16 * mega, false, undefined],
    [16 * mega + 1, false, [16 * mega, 2, [16 * mega, 1]]],
    [100 * mega, false, [16 * mega, 7, [16, 16, 16, 16].map((size) => size * mega)]],
    [20 * mega, true, [8 * mega, 3, [8 * mega, 8 * mega, 4 * mega]]],
  ])('of %i bytes (slow line: %s) is sent in parts: %o', async (size, slowLine, expected) => {
    const { context } = aBucket();
    const place = await createUpload(context, {
      ownerId: 'lan',
      kind: 'lessonVideos',
      ...film,
      size,
      slowLine,
    });
    const parts = place.parts;
    expect(parts ? [parts.size, parts.count, parts.urls.map(({ bytes }) => bytes)] : undefined).toEqual(
      expected,
    );
    expect(place.uploadUrl === null).toBe(expected !== undefined);
  });

  it('signs each part with its size for an hour, and is remembered for a week', async () => {
    const { context, signed, stored } = aBucket();
    const size = 17 * mega;
    const { id, parts } = await createUpload(context, { ownerId: 'lan', kind: 'postVideos', ...film, size });
    const key = `uploads/lan/${id}`;
    expect(signed).toEqual([
      { key, contentType: 'video/mp4' },
      { key, uploadId: 'm1', number: 1, bytes: 16 * mega, seconds: 3600 },
      { key, uploadId: 'm1', number: 2, bytes: mega, seconds: 3600 },
    ]);
    expect(parts?.urls[1]).toEqual({ number: 2, bytes: mega, url: `https://files.test/${key}?part=2` });
    expect(stored()).toMatchObject({
      multipart: { id: 'm1', partBytes: 16 * mega },
      expiresAt: seconds + 7 * 86_400,
    });
    expect(stored()).not.toHaveProperty('fileName');
  });

  it('of a kind that is kept as it is remembers its name', async () => {
    const { context, stored } = aBucket();
    const file = { fileName: 'giá.pdf', mimeType: 'application/pdf', size: 17 * mega };
    await createUpload(context, { ownerId: 'lan', kind: 'files', ...file });
    expect(stored()).toMatchObject({ fileName: 'giá.pdf' });
  });
});

describe('the parts of an upload', () => {
  it('that arrived are listed, and others signed; there is no part after the last', async () => {
    const { read, signed } = inParts([[2, 16 * mega]]);
    expect(await read(3, 1, 4)).toEqual({
      size: 16 * mega,
      count: 3,
      arrived: [{ number: 2, bytes: 16 * mega }],
      urls: [
        { number: 1, bytes: 16 * mega, url: 'https://files.test/uploads/lan/u1?part=1' },
        { number: 3, bytes: 8 * mega, url: 'https://files.test/uploads/lan/u1?part=3' },
      ],
    });
    expect(signed).toHaveLength(2);
  });

  it.each<[string, Partial<StoredUpload>]>([
    ['was finished', { status: 'arrived', seenAt: at }],
    ['was joined, though the answer was lost', {}],
  ])('of an upload that %s are all there, and none is signed', async (_, given) => {
    const { read, multiparts, sizes, signed } = inParts([], given);
    multiparts.clear();
    sizes.set('uploads/lan/u1', 40 * mega);
    expect(await read(1)).toMatchObject({
      urls: [],
      arrived: all.map(([number, bytes]) => ({ number, bytes })),
    });
    expect(signed).toEqual([]);
  });

  it.each<[string, Partial<StoredUpload>, string]>([
    ['is sent at once', { multipart: undefined }, 'UPLOAD_NOT_FOUND'],
    ['was given up', { status: 'removed' }, 'UPLOAD_NOT_FOUND'],
    ['was refused', { status: 'refused', refusal: 'ARCHIVE_REFUSED' }, 'ARCHIVE_REFUSED'],
    ['is another’s', { ownerId: 'cam' }, 'UPLOAD_NOT_FOUND'],
  ])('of an upload that %s are refused', async (_, given, code) => {
    expect(await refusalOf(inParts(all, given).read(1))).toBe(code);
  });

  it('that the bucket has dropped are not found', async () => {
    const { read, multiparts, files } = inParts([]);
    multiparts.clear();
    files.clear();
    expect(await refusalOf(read(1))).toBe('UPLOAD_NOT_FOUND');
  });
});

describe('an upload in parts that is finished', () => {
  it('is joined once, and answers the same when asked again', async () => {
    const { finish, sizes, stored, due } = inParts(all);
    expect(await finish()).toEqual({ id: 'u1', status: 'arrived', url: null });
    expect(sizes.get('uploads/lan/u1')).toBe(40 * mega);
    expect(stored()).toMatchObject({ status: 'arrived', seenAt: at });
    expect(due()).toMatchObject([{ kind: 'unused-upload', of: 'u1' }]);
    expect(await finish()).toEqual({ id: 'u1', status: 'arrived', url: null });
    expect(due()).toHaveLength(1);
  });

  it('is finished though an earlier answer was lost after the parts were joined', async () => {
    const { finish, multiparts, sizes } = inParts([]);
    multiparts.clear();
    sizes.set('uploads/lan/u1', 40 * mega);
    expect((await finish()).status).toBe('arrived');
  });

  it.each<[string, [number, number][]]>([
    ['lacks a part', all.slice(0, 2)],
    ['has a part that is too short', [...all.slice(0, 2), [3, 1]]],
    ['has a part too many', [...all, [4, 1]]],
  ])('is refused for now where it %s, and can go on', async (_, arrived) => {
    const { finish, multiparts, stored } = inParts(arrived);
    expect(await refusalOf(finish())).toBe('UPLOAD_INCOMPLETE');
    expect([multiparts.size, stored()?.['status']]).toEqual([1, 'waiting']);
    multiparts.set('m1', new Map(all));
    expect((await finish()).status).toBe('arrived');
  });

  it('is incomplete where the joined file has another size, and not found where there is none', async () => {
    const other = inParts([]);
    other.multiparts.clear();
    other.sizes.set('uploads/lan/u1', 1);
    expect(await refusalOf(other.finish())).toBe('UPLOAD_INCOMPLETE');
    const none = inParts([]);
    none.multiparts.clear();
    none.files.clear();
    expect(await refusalOf(none.finish())).toBe('UPLOAD_NOT_FOUND');
  });

  it('is refused where it is no video', async () => {
    const { finish, files, stored } = inParts(all);
    files.set('uploads/lan/u1', Buffer.from('<svg onload=alert(1)>'));
    expect(await refusalOf(finish())).toBe('FILE_TYPE_REFUSED');
    expect(stored()).toMatchObject({ status: 'refused', refusal: 'FILE_TYPE_REFUSED' });
  });
});

describe('an upload that its owner gives up', () => {
  it.each(['waiting', 'arrived', 'ready', 'removed'] as const)(
    'is removed (%s), also twice',
    async (status) => {
      const { context, own, stored } = anUpload({ status });
      for (let turn = 0; turn < 2; turn += 1)
        expect(await giveUpUpload(context, own)).toEqual({ id: 'u1', status: 'removed', url: null });
      expect(stored()).toMatchObject({ status: 'removed', expiresAt: seconds + 30 * 86_400 });
    },
  );

  it('stays while something uses it, and is nobody else’s to give up', async () => {
    const { context, own, stored } = anUpload({ status: 'ready', attachedTo: 'review#r1' });
    expect(await refusalOf(giveUpUpload(context, own))).toBe('UPLOAD_IN_USE');
    expect(await refusalOf(giveUpUpload(context, { ...own, ownerId: 'cam' }))).toBe('UPLOAD_NOT_FOUND');
    expect(stored()?.['status']).toBe('ready');
  });
});
