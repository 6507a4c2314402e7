import { describe, expect, it } from 'vitest';
import type { UploadKind } from '#shared/media/upload-kinds.ts';
import { createUpload } from '#functions/domain/media/create-upload.ts';
import { finishUpload, giveUpUnused } from '#functions/domain/media/finish-upload.ts';
import { readUpload } from '#functions/domain/media/read-upload.ts';
import { uploadKey } from '#functions/domain/media/upload-keys.ts';
import { attach, settleUpload, type StoredUpload, uploadItem } from '#functions/domain/media/uploads.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { aBucket, anUpload as anUploadIn, anUploadItem, at, mega, seconds } from './upload-scene.ts';

describe('a file that is announced', () => {
  it('gets a place of its sender’s for a quarter of an hour, and is remembered for a day', async () => {
    const { context, signed, rows } = aBucket();
    const file = { fileName: 'trà.jpg', size: 1000, mimeType: 'image/jpeg' };
    const place = await createUpload(context, { ownerId: 'lan', kind: 'reviewImages', ...file });
    expect(place).toEqual({
      id: place.id,
      uploadUrl: `https://files.test/uploads/lan/${place.id}`,
      parts: null,
      headers: { 'content-type': 'image/jpeg' },
      expiresAt: '2026-11-22T03:15:00.000Z',
      maxBytes: 8 * mega,
      ufsUrl: `/media/reviews/${place.id}/1280.webp`,
      type: 'image/jpeg',
    });
    expect(signed).toEqual([
      { key: `uploads/lan/${place.id}`, contentType: 'image/jpeg', bytes: 1000, seconds: 900 },
    ]);
    expect(rows()).toEqual([
      {
        ...uploadKey(place.id),
        entity: 'upload',
        id: place.id,
        ownerId: 'lan',
        kind: 'reviewImages',
        mimeType: 'image/jpeg',
        bytes: 1000,
        status: 'waiting',
        createdAt: at,
        expiresAt: seconds + 86_400,
      },
    ]);
  });

  it.each<[UploadKind, string, string, number, string | undefined]>([
    ['reviewImages', 'trà.jpg', 'image/gif', 1000, 'FILE_TYPE_REFUSED'],
    // Pictures are made anew, so their names promise nothing.
    ['reviewImages', 'trà.exe', 'image/jpeg', 1000, undefined],
    ['files', 'giá.exe', 'application/pdf', 1000, 'FILE_TYPE_REFUSED'],
    ['files', 'giá.pdf', 'application/pdf', 1000, undefined],
    ['files', 'giá.pdf', 'application/x-nothing', 1000, 'FILE_TYPE_REFUSED'],
    ['files', 'giá', 'text/csv', 1000, undefined],
    ['reviewImages', 'trà.jpg', 'image/jpeg', 8 * mega, undefined],
    ['reviewImages', 'trà.jpg', 'image/jpeg', 8 * mega + 1, 'FILE_TOO_LARGE'],
    ['postImages', 'trà.jpg', 'image/jpeg', 10 * mega, undefined],
    ['postImages', 'trà.jpg', 'image/jpeg', 10 * mega + 1, 'FILE_TOO_LARGE'],
    ['files', 'giá.pdf', 'application/pdf', 50 * mega, undefined],
    ['files', 'giá.pdf', 'application/pdf', 50 * mega + 1, 'FILE_TOO_LARGE'],
    ['postVideos', 'lò.mp4', 'video/mp4', 200 * mega, undefined],
    ['postVideos', 'lò.mp4', 'video/mp4', 200 * mega + 1, 'FILE_TOO_LARGE'],
    ['lessonVideos', 'lò.mp4', 'video/mp4', 2048 * mega, undefined],
    ['lessonVideos', 'lò.mp4', 'video/mp4', 2048 * mega + 1, 'FILE_TOO_LARGE'],
  ])('for %s as %s (%s, %i bytes) is answered with %s', async (kind, fileName, mimeType, size, refused) => {
    const { context, rows } = aBucket();
    const creating = createUpload(context, { ownerId: 'lan', kind, fileName, mimeType, size });
    expect(await refusalOf(creating)).toBe(refused);
    expect(rows()).toHaveLength(refused ? 0 : 1);
  });

  it('that is too large says how large it may be, in megabytes', async () => {
    const { context } = aBucket();
    const file = { fileName: 'trà.jpg', size: 9 * mega, mimeType: 'image/jpeg' };
    await expect(
      createUpload(context, { ownerId: 'lan', kind: 'reviewImages', ...file }),
    ).rejects.toMatchObject({
      details: { params: { limit: 8 } },
    });
  });
});

describe('a file that has arrived', () => {
  const stored = anUploadItem;

  function anUpload(given: Partial<StoredUpload> = {}, start?: Buffer) {
    const scene = anUploadIn(given, start);
    const finish = (where = scene.table) => finishUpload(scene.contextAt(where), scene.own);
    return { ...scene, finish, now: scene.stored };
  }

  it.each(['reviewImages', 'shopImages'] as const)(
    'of %s is noted, and made once something uses it',
    async (kind) => {
      const { finish, now, due, asked } = anUpload({ kind });
      expect(await finish()).toEqual({ id: 'u1', status: 'waiting', url: null });
      expect(now()).toMatchObject({ status: 'waiting', seenAt: at, expiresAt: seconds + 86_400 });
      expect([due(), asked]).toEqual([[], [['uploads/lan/u1', 262_144]]]);
    },
  );

  it.each(['postImages', 'productImages', 'avatarImages', 'coverImages'] as const)(
    'of %s is made at once, and given up a day later',
    async (kind) => {
      const { finish, now, due } = anUpload({ kind });
      expect(await finish()).toEqual({ id: 'u1', status: 'arrived', url: null });
      expect(now()).toMatchObject({ status: 'arrived', seenAt: at });
      expect(now()).not.toHaveProperty('expiresAt');
      expect(due()).toMatchObject([{ kind: 'unused-upload', of: 'u1', at: '2026-11-23T03:00:00.000Z' }]);
    },
  );

  it.each<[Partial<StoredUpload>, object]>([
    [
      { status: 'waiting', seenAt: at },
      { status: 'waiting', url: null },
    ],
    [{ status: 'attached' }, { status: 'attached', url: null }],
    [{ status: 'ready' }, { status: 'ready', url: '/media/reviews/u1/{width}.webp' }],
    [{ status: 'removed' }, { status: 'removed', url: null }],
  ])('as %o is not looked at again', async (given, shown) => {
    const { finish, asked, now } = anUpload(given);
    expect(await finish()).toEqual({ id: 'u1', ...shown });
    expect([asked, now()?.['seenAt']]).toEqual([[], given.seenAt]);
  });

  it('is refused where it is not there, is no picture, or was refused before', async () => {
    const missing = anUpload();
    missing.files.clear();
    expect(await refusalOf(missing.finish())).toBe('UPLOAD_NOT_FOUND');
    expect(missing.now()?.['status']).toBe('waiting');
    const text = anUpload({}, Buffer.from('no picture at all'));
    expect(await refusalOf(text.finish())).toBe('FILE_TYPE_REFUSED');
    expect(text.now()?.['status']).toBe('refused');
    expect(await refusalOf(text.finish())).toBe('FILE_TYPE_REFUSED');
    expect(text.asked).toHaveLength(1);
    const png = anUpload({ mimeType: 'image/png' });
    expect(await refusalOf(png.finish())).toBe('FILE_TYPE_REFUSED');
  });

  it('that is no picture is refused though another look settled it at that moment', async () => {
    const { finish, table, now } = anUpload({}, Buffer.from('no picture at all'));
    const crossed = meanwhile(table, () =>
      table.write([settleUpload({ id: 'u1', status: 'waiting' }, 'no')]),
    );
    expect(await refusalOf(finish(crossed.table))).toBe('FILE_TYPE_REFUSED');
    expect(now()?.['status']).toBe('ready');
  });

  it.each(['reviewImages', 'postImages'] as const)(
    'said twice of %s, also at the same moment, follows once',
    async (kind) => {
      const { finish, table, put, due, now } = anUpload({ kind });
      const crossed = meanwhile(table, () => put([uploadItem(stored({ kind, status: 'ready' }))]));
      const shown = await finish(crossed.table);
      expect([crossed.happened(), shown.status, due(), now()?.['seenAt']]).toEqual([
        true,
        'ready',
        [],
        undefined,
      ]);
    },
  );

  it('is another person’s, or of another kind, as if it were not there', async () => {
    const { context, own } = anUpload({ status: 'ready' });
    for (const other of [{ ownerId: 'cam' }, { id: 'u2' }, { kind: 'shopImages' as const }]) {
      expect(await refusalOf(readUpload(context, { ...own, ...other }))).toBe('UPLOAD_NOT_FOUND');
      expect(await refusalOf(finishUpload(context, { ...own, ...other }))).toBe('UPLOAD_NOT_FOUND');
    }
    expect(await readUpload(context, own)).toEqual({
      id: 'u1',
      status: 'ready',
      url: '/media/reviews/u1/{width}.webp',
    });
  });

  it('goes with its files where nothing uses it a day later, and stays where something does', async () => {
    const unused = anUpload({ status: 'ready' });
    await giveUpUnused(unused.context, 'u1');
    expect(unused.now()).toMatchObject({ status: 'removed', expiresAt: seconds + 30 * 86_400 });
    const used = anUpload({ status: 'ready', attachedTo: 'p1' });
    await giveUpUnused(used.context, 'u1');
    expect(used.now()?.['status']).toBe('ready');
  });

  it.each<[string, Partial<StoredUpload>, [anybody: boolean, sender: boolean]]>([
    ['was seen', { status: 'ready', seenAt: at }, [true, true]],
    ['was not seen yet', { status: 'arrived' }, [false, false]],
    ['was removed', { status: 'removed', seenAt: at }, [false, false]],
    ['is of another kind', { kind: 'coverImages', status: 'ready', seenAt: at }, [false, false]],
    ['is another’s', { ownerId: 'cam', status: 'ready', seenAt: at }, [true, false]],
  ])('that %s is kept for what shows it, or is not', async (_, given, [anybody, sender]) => {
    const kind = 'avatarImages';
    const shop = anUpload({ kind, ...given });
    const of = { kind: 'member', id: 'lan' };
    const refused = 'UNKNOWN_UPLOAD';
    expect(await shop.table.write([attach('u1', { kind, of })])).toBe(anybody ? undefined : refused);
    expect(shop.now()?.['attachedTo']).toBe(anybody ? 'member#lan' : undefined);
    const own = anUpload({ kind, ...given });
    const keep = attach('u1', { ownerId: 'lan', kind, of });
    expect(await own.table.write([keep])).toBe(sender ? undefined : refused);
    expect(own.now()?.['attachedTo']).toBe(sender ? 'member#lan' : undefined);
    expect(own.now()?.['expiresAt'] === undefined).toBe(sender);
  });
});
