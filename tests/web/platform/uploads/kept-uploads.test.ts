import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fileIdentity } from '#web/platform/uploads/file-identity.ts';
import { discardUpload, unfinishedUploads } from '#web/platform/uploads/unfinished-uploads.ts';
import { type KeptUpload, uploadMemory } from '#web/platform/uploads/upload-memory.ts';
import { aDatabase } from '../../support/a-database.ts';
import { refusal } from './upload-world.ts';

let who: string | undefined = 'lan';
vi.mock('#web/platform/api/stored-session.ts', async (load) => ({
  ...(await load<object>()),
  readSession: () => who && { accessToken: 'a', refreshToken: 'r', username: who },
}));

const day = 24 * 3_600_000;
const upload = (to: Partial<KeptUpload> = {}): KeptUpload => ({
  identity: 'i1',
  kind: 'postVideos',
  id: 'u1',
  name: 'phim.mp4',
  size: 100,
  lastModified: 5,
  startedAt: Date.now(),
  ...to,
});

beforeEach(() => {
  who = 'lan';
});
afterEach(() => vi.unstubAllGlobals());

describe('an unfinished upload', () => {
  it('is found by the same file, kind and person only', async () => {
    aDatabase();
    await uploadMemory.keep(upload());
    expect(await uploadMemory.find('postVideos', 'i1')).toMatchObject({ id: 'u1', name: 'phim.mp4' });
    expect(await uploadMemory.find('postVideos', 'i2')).toBeUndefined();
    expect(await uploadMemory.find('files', 'i1')).toBeUndefined();
    who = 'minh';
    expect(await uploadMemory.find('postVideos', 'i1')).toBeUndefined();
    expect(await uploadMemory.list('postVideos')).toEqual([]);
    await uploadMemory.forget('postVideos', 'i1');
    who = 'lan';
    expect(await uploadMemory.list('files')).toEqual([]);
    expect(await uploadMemory.list('postVideos')).toHaveLength(1);
    await uploadMemory.forget('postVideos', 'i1');
    expect(await uploadMemory.list('postVideos')).toEqual([]);
  });

  it('is forgotten after seven days', async () => {
    const rows = aDatabase();
    await uploadMemory.keep(upload({ startedAt: Date.now() - 7 * day }));
    await uploadMemory.keep(upload({ identity: 'i2', startedAt: Date.now() - 7 * day + 60_000 }));
    rows.set('other:1', 'kept by others');
    expect(await uploadMemory.find('postVideos', 'i1')).toBeUndefined();
    expect((await uploadMemory.list('postVideos')).map(({ identity }) => identity)).toEqual(['i2']);
    expect(rows.size).toBe(2);
  });

  it('is simply not kept where the browser refuses', async () => {
    vi.stubGlobal('indexedDB', {
      open() {
        throw new Error('SecurityError');
      },
    });
    await uploadMemory.keep(upload());
    expect(await uploadMemory.find('postVideos', 'i1')).toBeUndefined();
    expect(await uploadMemory.list('postVideos')).toEqual([]);
  });

  const memory = (kept: KeptUpload[]) => ({
    list: (kind: string) => Promise.resolve(kept.filter((one) => one.kind === kind)),
    forget: vi.fn<(kind: string, identity: string) => Promise<void>>(() => Promise.resolve()),
  });
  const { signal } = new AbortController();

  it('is offered with the share that the server has', async () => {
    const asked: unknown[] = [];
    const signParts = (...question: unknown[]) => {
      asked.push(question.slice(0, 3));
      return Promise.resolve({
        size: 16,
        count: 7,
        arrived: [
          { number: 1, bytes: 16 },
          { number: 2, bytes: 9 },
        ],
        urls: [],
      });
    };
    const kept = memory([upload(), upload({ kind: 'files', id: 'u2' })]);
    const found = await unfinishedUploads(
      { video: 'postVideos', picture: 'postImages' },
      { signParts },
      kept,
      signal,
    );
    expect(found).toEqual(
      [{ ...kept, ...upload(), share: 0.25 }].map(({ list: _, forget: _f, ...one }) => ({
        ...one,
        startedAt: found[0]?.startedAt,
      })),
    );
    expect(asked).toEqual([['postVideos', 'u1', [1]]]);
  });

  it.each([
    [404, 1],
    [409, 1],
    [401, 0],
    [503, 0],
    [0, 0],
  ])('that the server answers %i is forgotten %i times', async (status, times) => {
    const kept = memory([upload()]);
    const signParts = () => Promise.reject(refusal(status));
    expect(await unfinishedUploads({ video: 'postVideos' }, { signParts }, kept, signal)).toEqual([]);
    expect(kept.forget).toHaveBeenCalledTimes(times);
  });

  it('can be discarded even if the server does not hear it', async () => {
    const kept = memory([upload()]);
    const giveUp = vi.fn<(kind: string, id: string) => Promise<never>>(() =>
      Promise.reject(new Error('offline')),
    );
    await discardUpload(upload(), { giveUp }, kept);
    expect([kept.forget.mock.calls, giveUp.mock.calls]).toEqual([
      [['postVideos', 'i1']],
      [['postVideos', 'u1']],
    ]);
  });
});

describe('the identity of a file', () => {
  const mebibyte = 1024 * 1024;
  const bytes = (changed?: number) => {
    const all = new Uint8Array(3 * mebibyte);
    if (changed !== undefined) all[changed] = 1;
    return all;
  };
  const file = (changed?: number, name = 'a.mp4', lastModified = 1) =>
    new File([bytes(changed)], name, { lastModified });

  it('is the same when the same file is chosen again', async () => {
    expect(await fileIdentity(file())).toBe(await fileIdentity(file()));
  });

  it.each([
    ['the first mebibyte', file(mebibyte - 1)],
    ['the last mebibyte', file(2 * mebibyte)],
    ['the name', file(undefined, 'b.mp4')],
    ['the date', file(undefined, 'a.mp4', 2)],
    ['the size', new File([bytes().slice(1)], 'a.mp4', { lastModified: 1 })],
  ])('differs with %s', async (_, other) => {
    expect(await fileIdentity(other)).not.toBe(await fileIdentity(file()));
  });

  it('does not read the middle', async () => {
    expect(await fileIdentity(file(1.5 * mebibyte))).toBe(await fileIdentity(file()));
  });
});
