// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChapterDetail, ChapterLine } from '#shared/library/chapter.ts';
import { DocumentDetail } from '#shared/library/document.ts';
import { getChapter, getDocumentBySlug } from '#shared/library/index.ts';
import {
  keepDocument,
  listKept,
  maxKeptDocuments,
  removeKept,
  revisionOf,
} from '#web/features/library/reader/api/keep-document.ts';
import { KeepError } from '#web/features/library/reader/api/keep-error.ts';
import { cachedAtHeader } from '#web/platform/api/stale-answers.ts';
import { clearSession, writeSession } from '#web/platform/api/stored-session.ts';
import { documentCacheOf } from '#web/platform/offline/kept-cache.ts';
import { aCacheStorage, tokenOf } from '../worker/a-scope.ts';
import { exampleOf } from '../support/example-of.ts';
import { aNetwork, answer, refuse } from '../support/network.ts';

const id = (last: string) => `01ARZ3NDEKTSV4RRFFQ69G5FA${last}`;
const picture = (name: string) => `<img src="/media/posts/${name}/1280.webp">`;
const line = (last: string, position: number) =>
  exampleOf(ChapterLine, { id: id(last), position, title: `Chương ${last}` });
const documentOf = (slug: string, last: string) =>
  exampleOf(DocumentDetail, {
    id: id(last),
    slug,
    title: slug,
    content: picture('cover'),
    thumbnailUrl: '/media/posts/thumb/640.webp',
    chapters: [line('1', 1), line('2', 2)],
  });
const gom = documentOf('nghe-gom', 'G');

const network = aNetwork([]);
let caches: CacheStorage;
let signIn: (account: string) => void;
/** What the picture of each address does. */
let pictureAt: (path: string) => Response | Promise<Response>;

beforeEach(() => {
  caches = aCacheStorage();
  pictureAt = () => new Response('12345', { headers: { 'content-type': 'image/webp' } });
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', async (url: URL | string, init?: RequestInit) =>
    String(url).startsWith('/media/') ? pictureAt(String(url)) : network.send(url, init),
  );
  signIn = (account) => writeSession({ accessToken: tokenOf(account), refreshToken: 'r', username: account });
  signIn('usr_lan');
  network.answer(
    answer(getDocumentBySlug, ({ params }) =>
      params.slug === 'nghe-gom' ? gom : documentOf(params.slug, 'H'),
    ),
    answer(getChapter, ({ params }) =>
      exampleOf(ChapterDetail, { id: params.chapterId, documentId: params.id, content: picture('shared') }),
    ),
  );
});
afterEach(() => {
  clearSession();
});

const keysOf = async (account = 'usr_lan') => {
  const name = documentCacheOf(account);
  if (!(await caches.has(name))) return undefined;
  return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname).toSorted();
};
const ofGom = [
  `/api/documents/${id('G')}/chapters/${id('1')}`,
  `/api/documents/${id('G')}/chapters/${id('2')}`,
  '/api/documents/slug/nghe-gom',
  `/kept-documents/${id('G')}`,
];
const pictures = ['/media/posts/cover', '/media/posts/shared', '/media/posts/thumb'];
const keep = (slug = 'nghe-gom') => keepDocument(slug, () => undefined);
const reasonOf = (work: Promise<void>) =>
  work.then(
    () => 'kept',
    (error: unknown) => (error instanceof KeepError ? error.reason : 'another error'),
  );

describe('a document that is kept', () => {
  it('is whole: itself, its chapters and each picture once, and says so', async () => {
    const shares: number[] = [];
    await keepDocument('nghe-gom', (share) => shares.push(share));
    expect(await keysOf()).toEqual([...ofGom, ...pictures].toSorted());
    expect(shares).toEqual([1 / 3, 2 / 3, 1]);
    const [kept] = await listKept();
    expect(kept).toMatchObject({ id: id('G'), slug: 'nghe-gom', chapterCount: 2, revision: revisionOf(gom) });
    expect(kept?.bytes).toBeGreaterThan(15);
    const cache = await caches.open(documentCacheOf('usr_lan'));
    const found = await cache.match(
      'http://shop.test/media/posts/cover'.replace('http://shop.test', location.origin),
    );
    expect(found?.headers.get('content-type')).toBe('image/webp');
  });

  it('says when it was kept, of itself and its chapters; the latest is listed first', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T00:00:00.000Z') });
    await keep();
    vi.setSystemTime(new Date('2026-12-02T00:00:00.000Z'));
    await keep('nghe-det');
    vi.useRealTimers();
    expect((await listKept()).map(({ slug, keptAt }) => [slug, keptAt.slice(0, 10)])).toEqual([
      ['nghe-det', '2026-12-02'],
      ['nghe-gom', '2026-12-01'],
    ]);
    const cache = await caches.open(documentCacheOf('usr_lan'));
    const keptAt = async (path: string) =>
      (await cache.match(location.origin + path))?.headers.get(cachedAtHeader) ?? null;
    expect(await Promise.all([ofGom[0] ?? '', ofGom[2] ?? '', '/media/posts/cover'].map(keptAt))).toEqual([
      '2026-12-01T00:00:00.000Z',
      '2026-12-01T00:00:00.000Z',
      null,
    ]);
  });

  it('has no picture of another site', async () => {
    network.answer(answer(getDocumentBySlug, { ...gom, thumbnailUrl: 'https://x.example/a.webp' }));
    await keep();
    expect(await keysOf()).toEqual([...ofGom, ...pictures.slice(0, 2)].toSorted());
  });

  it('is none before anything is kept, and where there is no cache', async () => {
    expect([await listKept(), await keysOf()]).toEqual([[], undefined]);
    await removeKept('nghe-gom');
    expect(await keysOf()).toBeUndefined();
    Reflect.deleteProperty(globalThis, 'caches');
    expect(await listKept()).toEqual([]);
  });

  it('lacks a picture that is not there', async () => {
    pictureAt = (path) => {
      if (path.includes('cover')) return new Response('gone', { status: 404 });
      if (path.includes('thumb')) throw new TypeError('Failed to fetch');
      return new Response('1');
    };
    await keep();
    expect(await keysOf()).toEqual([...ofGom, '/media/posts/shared'].toSorted());
  });

  it('is removed by its id or its address, but for pictures that another one shows', async () => {
    await keep();
    await keep('nghe-det');
    expect((await listKept()).map(({ slug }) => slug).toSorted()).toEqual(['nghe-det', 'nghe-gom']);
    await removeKept('nghe-det');
    expect(await keysOf()).toEqual([...ofGom, ...pictures].toSorted());
    await removeKept('unknown');
    await removeKept(id('G'));
    expect(await keysOf()).toEqual([]);
  });

  it('is another version once it or its chapters change', () => {
    expect(revisionOf({ ...gom, views: 9 })).toBe(revisionOf(gom));
    expect(revisionOf({ ...gom, updatedAt: '2027-01-01T00:00:00.000Z' })).not.toBe(revisionOf(gom));
    expect(revisionOf({ ...gom, chapters: gom.chapters.toReversed() })).not.toBe(revisionOf(gom));
  });

  it('gives room for what its newer version no longer needs', async () => {
    await keep();
    network.answer(answer(getDocumentBySlug, { ...gom, content: '', chapters: gom.chapters.slice(0, 1) }));
    await keep();
    expect(await keysOf()).toEqual(
      [...ofGom.filter((key) => !key.endsWith(id('2'))), ...pictures.slice(1)].toSorted(),
    );
    expect(await listKept()).toHaveLength(1);
  });
});

describe('a document that cannot be kept', () => {
  it('leaves nothing behind', async () => {
    network.answer(refuse(getChapter, 'CHAPTER_NOT_FOUND'));
    expect(await reasonOf(keep())).toBe('another error');
    expect(await keysOf()).toEqual([]);
  });

  it('leaves the earlier version as it was', async () => {
    await keep();
    network.answer(refuse(getChapter, 'CHAPTER_NOT_FOUND'));
    expect(await reasonOf(keep())).toBe('another error');
    expect(await keysOf()).toEqual([...ofGom, ...pictures].toSorted());
  });

  it('says that the device is full', async () => {
    const cache = await caches.open(documentCacheOf('usr_lan'));
    const put = cache.put.bind(cache);
    cache.put = async (key, response) => {
      if ((key instanceof Request ? key.url : String(key)).includes('/media/'))
        throw new DOMException('full', 'QuotaExceededError');
      return put(key, response);
    };
    expect(await reasonOf(keep())).toBe('full');
    expect(await keysOf()).toEqual([]);
  });

  it('is one too many; a newer version of a kept one is not', async () => {
    const cache = await caches.open(documentCacheOf('usr_lan'));
    await keep();
    for (let place = 1; place < maxKeptDocuments; place += 1)
      await cache.put(
        `${location.origin}/kept-documents/d${place}`,
        Response.json({ id: `d${place}`, slug: `s${place}`, keys: [], keptAt: '2026' }),
      );
    expect(await reasonOf(keep('nghe-det'))).toBe('limit');
    expect(await reasonOf(keep())).toBe('kept');
  });

  it('is one without a member', async () => {
    clearSession();
    expect(await reasonOf(keep())).toBe('unsupported');
    expect(await listKept()).toEqual([]);
  });

  it('is one whose member signed out meanwhile', async () => {
    pictureAt = () => {
      clearSession();
      return new Response('1');
    };
    expect(await reasonOf(keep())).toBe('left');
    expect(await keysOf()).toBeUndefined();
  });
});
