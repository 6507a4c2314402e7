import { describe, expect, it } from 'vitest';
import type { Role } from '#shared/contract/access.ts';
import type { CaptionLanguage } from '#shared/playback.ts';
import type { StoredUpload } from '#functions/domain/media/uploads.ts';
import { uploadItem } from '#functions/domain/media/uploads.ts';
import { deleteCaptions, putCaptions, readCaptions } from '#functions/domain/media/video/captions.ts';
import { readVideoFacts } from '#functions/domain/media/video/own-video.ts';
import { putStill } from '#functions/domain/media/video/put-still.ts';
import { findVideo, forgetVideo, putVideo } from '#functions/domain/media/video/stored-video.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { contextOf } from '#tests/support/context.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import * as contracts from '#shared/media/video.contract.ts';
import { promisedRefusal } from '#tests/support/promised-refusal.ts';

const at = '2026-11-22T03:00:00.000Z';
const text = 'WEBVTT\n\n00:00.000 --> 00:02.000\nThắp đèn\n';
const facts = {
  playbackId: 'v1',
  seconds: 8.5,
  width: 640,
  height: 360,
  hasAudio: false,
  codec: 'avc' as const,
};

async function scene({ refused = false } = {}) {
  const { table, put } = memoryTable();
  const files = new Map<string, { body: string; type: string; cache: string | undefined }>();
  const bucket = {
    get: async (key: string) => {
      const file = files.get(key);
      return file && Buffer.from(file.body);
    },
    remove: async (key: string) => void files.delete(key),
    put: async (key: string, body: Uint8Array | Blob, type: string, cache?: string) =>
      void files.set(key, { body: Buffer.from(body as Uint8Array).toString(), type, cache }),
  };
  const upload = (more: Partial<StoredUpload>) =>
    put([
      uploadItem({
        id: 'v1',
        ownerId: 'lan',
        kind: 'postVideos',
        mimeType: 'video/mp4',
        bytes: 1,
        status: 'ready',
        createdAt: at,
        ...more,
      }),
    ]);
  upload({});
  await table.write([putVideo('v1', refused ? { refusal: 'truncated' } : { facts })]);
  const context = { ...contextOf(table, () => new Date(at)), bucket };
  const by = (userId: string, role: Role = 'user') => ({ userId, role });
  return {
    table,
    files,
    upload,
    facts: () => readVideoFacts({ table }, 'v1'),
    write: (who = by('lan'), language: CaptionLanguage = 'vi', what = text) =>
      putCaptions(context, who, { playbackId: 'v1', language, text: what }),
    read: (who = by('lan'), language: CaptionLanguage = 'vi') =>
      readCaptions(context, who, { playbackId: 'v1', language }),
    drop: (who = by('lan'), language: CaptionLanguage = 'vi') =>
      deleteCaptions(context, who, { playbackId: 'v1', language }),
    actIn: (where: Table) => {
      const name = { playbackId: 'v1', language: 'vi' } as const;
      const there = { ...context, table: where };
      return {
        putCaptions: () => putCaptions(there, by('lan'), { ...name, text }),
        deleteCaptions: () => deleteCaptions(there, by('lan'), name),
      };
    },
    still: (pictureId: string, who = by('lan')) => putStill(context, who, { playbackId: 'v1', pictureId }),
    by,
  };
}

describe('captions of a video', () => {
  it('lie beside it, are named among its facts, and may be corrected', async () => {
    const { write, read, facts: now, files } = await scene();
    expect((await now()).captions).toEqual([]);
    await Promise.all([write(), write(undefined, 'en')]);
    const corrected = text.replace('đèn', 'nến');
    await write(undefined, 'vi', corrected);
    expect(await now()).toEqual({
      playbackId: 'v1',
      seconds: 8.5,
      width: 640,
      height: 360,
      captions: ['vi', 'en'],
    });
    expect(await read()).toEqual({ language: 'vi', text: corrected });
    expect(files.get('media/videos/v1/captions-vi.vtt')).toEqual({
      body: corrected,
      type: 'text/vtt; charset=utf-8',
      cache: 'public,max-age=300',
    });
  });

  it('are changed by the sender and by staff who write, and by nobody else', async () => {
    const { write, read, by, files } = await scene();
    await expect(write(by('mai'))).rejects.toMatchObject({ code: 'VIDEO_NOT_FOUND' });
    expect(files.size).toBe(0);
    await write(by('mai', 'collaborator'));
    await expect(read(by('mai'))).rejects.toMatchObject({ code: 'VIDEO_NOT_FOUND' });
    expect((await read(by('mai', 'admin'))).text).toBe(text);
  });

  it.each([
    ['SubRip', '1\n00:00:00,000 --> 00:00:02,000\nThắp đèn', 'CAPTIONS_REFUSED'],
    ['more than 1 MB', text + 'x'.repeat(1024 * 1024), 'FILE_TOO_LARGE'],
  ])('%s is refused', async (_, wrong, code) => {
    const { write, files } = await scene();
    expect(await promisedRefusal(contracts.putCaptions, write(undefined, 'vi', wrong))).toBe(code);
    expect(files.size).toBe(0);
  });

  it('that are too large say how large they may be, in megabytes', async () => {
    const { write } = await scene();
    const late = write(undefined, 'vi', text + 'x'.repeat(1024 * 1024));
    await expect(late).rejects.toMatchObject({ details: { params: { limit: 1 } } });
  });

  it('may have 1 MB', async () => {
    const { write, read } = await scene();
    const large = text + 'x'.repeat(1024 * 1024 - Buffer.byteLength(text));
    await write(undefined, 'vi', large);
    expect((await read()).text).toHaveLength(large.length);
  });

  it('are deleted in one language, by those who may change them, and a repeated call changes nothing', async () => {
    const { write, read, drop, by, files, facts: now } = await scene();
    await write();
    await write(undefined, 'en');
    await expect(drop(by('mai'))).rejects.toMatchObject({ code: 'VIDEO_NOT_FOUND' });
    expect(files.size).toBe(2);
    expect([await drop(), await drop()]).toEqual([{ success: true }, { success: true }]);
    expect([[...files.keys()], (await now()).captions]).toEqual([
      ['media/videos/v1/captions-en.vtt'],
      ['en'],
    ]);
    expect(await promisedRefusal(contracts.getCaptions, read())).toBe('CAPTIONS_NOT_FOUND');
    await write();
    expect((await now()).captions).toEqual(['vi', 'en']);
  });

  it('in a language that has none are not found', async () => {
    const { write, read } = await scene();
    await write();
    await expect(read(undefined, 'en')).rejects.toMatchObject({ code: 'CAPTIONS_NOT_FOUND' });
  });

  it.each(['putCaptions', 'deleteCaptions'] as const)(
    '%s: a video that is deleted meanwhile stays deleted',
    async (act) => {
      const { table, actIn } = await scene();
      const crossed = meanwhile(table, () => table.write([forgetVideo('v1')]));
      await expect(actIn(crossed.table)[act]()).rejects.toMatchObject({ code: 'VIDEO_NOT_FOUND' });
      expect([crossed.happened(), await findVideo({ table }, 'v1')]).toEqual([true, undefined]);
    },
  );

  it('are not put beside a video that was refused, nor beside one that is gone', async () => {
    const none = await scene({ refused: true });
    await expect(none.write()).rejects.toMatchObject({ code: 'VIDEO_NOT_FOUND' });
    await expect(none.facts()).rejects.toMatchObject({ code: 'VIDEO_NOT_FOUND' });
    const gone = await scene();
    await gone.table.write([forgetVideo('v1')]);
    await expect(gone.write()).rejects.toMatchObject({ code: 'VIDEO_NOT_FOUND' });
    await expect(gone.drop()).rejects.toMatchObject({ code: 'VIDEO_NOT_FOUND' });
  });
});

describe('the still of a video', () => {
  it('is a copy of an own picture, as it was processed', async () => {
    const { still, upload, files } = await scene();
    upload({ id: 'p1', kind: 'postImages' });
    files.set('media/posts/p1/1280.webp', { body: 'picture', type: 'image/webp', cache: 'forever' });
    expect(await still('p1')).toEqual({ url: '/media/videos/v1/poster.webp' });
    expect(files.get('media/videos/v1/poster.webp')).toEqual({
      body: 'picture',
      type: 'image/webp',
      cache: 'public,max-age=300',
    });
  });

  it.each<[string, Partial<StoredUpload>]>([
    ['of somebody else', { ownerId: 'mai' }],
    ['that is still being processed', { status: 'arrived' }],
    ['of another kind', { kind: 'reviewImages' }],
  ])('is no picture %s', async (_, more) => {
    const { still, upload, files } = await scene();
    upload({ id: 'p1', kind: 'postImages', ...more });
    files.set('media/posts/p1/1280.webp', { body: 'picture', type: 'image/webp', cache: '' });
    expect(await promisedRefusal(contracts.putStill, still('p1'))).toBe('UPLOAD_NOT_FOUND');
    expect(files.has('media/videos/v1/poster.webp')).toBe(false);
  });

  it('is not set by others', async () => {
    const { still, by } = await scene();
    await expect(still('p1', by('mai'))).rejects.toMatchObject({ code: 'VIDEO_NOT_FOUND' });
  });
});
