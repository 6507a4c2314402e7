import type { DocumentDetail } from '#shared/library/document.ts';
import { getChapter, getDocumentBySlug } from '#shared/library/index.ts';
import { fillPath } from '#shared/contract/route.ts';
import { call } from '#web/platform/api/call.ts';
import { cachedAtHeader } from '#web/platform/api/stale-answers.ts';
import { readSession } from '#web/platform/api/stored-session.ts';
import { accountOf } from '#web/platform/offline/account-of.ts';
import { documentCacheOf, documentKeyOf } from '#web/platform/offline/kept-cache.ts';
import { pictureAddress } from '#web/ui/media/picture-address.ts';
import { picturesIn } from '../rules/kept-pictures.ts';
import { KeepError } from './keep-error.ts';

/** Document that is kept on this device, as its list names it. */
export type KeptDocument = {
  id: string;
  slug: string;
  title: string;
  thumbnailUrl: string | null;
  chapterCount: number;
  keptAt: string;
  bytes: number;
  /** Changes when the document or the list of its chapters changes. */
  revision: string;
};

/** Entry of the cache that lists what was put there for a document. It goes with the cache when its owner leaves. */
type Manifest = KeptDocument & { keys: string[] };

export const maxKeptDocuments = 50;

const account = (): string | undefined => accountOf(`Bearer ${readSession()?.accessToken}`);
const absolute = (path: string): URL => new URL(path, location.origin);
const manifestPath = '/kept-documents/';
const manifestKey = (id: string): string => absolute(manifestPath + id).href;

export const revisionOf = ({ updatedAt, chapters }: DocumentDetail): string =>
  JSON.stringify([updatedAt, ...chapters.map(({ id }) => id)]);

async function openOwn(): Promise<Cache | undefined> {
  const own = account();
  if (own === undefined || !('caches' in globalThis)) return undefined;
  const name = documentCacheOf(own);
  return (await caches.has(name)) ? caches.open(name) : undefined;
}

async function manifestsIn(cache: Cache): Promise<Manifest[]> {
  const keys = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(manifestPath));
  const found = await Promise.all(
    keys.map(async ({ url }) => (await cache.match(url))?.json() as Promise<Manifest | undefined>),
  );
  return found.filter((manifest) => manifest !== undefined);
}

/** Lists what this member keeps on this device, the latest first. */
export async function listKept(): Promise<KeptDocument[]> {
  const cache = await openOwn();
  const manifests = cache ? await manifestsIn(cache) : [];
  return manifests.toSorted((one, other) => other.keptAt.localeCompare(one.keptAt));
}

const json = (reply: unknown): Response =>
  new Response(JSON.stringify(reply), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      [cachedAtHeader]: new Date().toISOString(),
    },
  });

/** Puts responses into the cache and remembers their keys and sizes. */
function fillCache(cache: Cache) {
  const keys: string[] = [];
  let bytes = 0;
  return {
    keys,
    bytes: () => bytes,
    async put(url: URL, response: Response): Promise<void> {
      const key = documentKeyOf(url);
      const body = await response.arrayBuffer();
      const headers = new Headers({ 'content-type': response.headers.get('content-type') ?? '' });
      const keptAt = response.headers.get(cachedAtHeader);
      if (keptAt !== null) headers.set(cachedAtHeader, keptAt);
      await cache.put(key, new Response(body, { headers }));
      keys.push(key);
      bytes += body.byteLength;
    },
  };
}
type CacheFiller = ReturnType<typeof fillCache>;

async function putPictures(filler: CacheFiller, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const response = await fetch(path).catch(() => undefined);
    // A picture that is missing is missing in the kept document as well.
    if (response?.ok) await filler.put(absolute(path), response);
  }
}

/** Fetches the document anew with the texts of its chapters and all pictures, and puts them into the cache. */
async function putDocument(
  filler: CacheFiller,
  slug: string,
  onProgress: (share: number) => void,
): Promise<DocumentDetail> {
  const document = await call(getDocumentBySlug, { params: { slug } });
  const { id, chapters, content, thumbnailUrl } = document;
  await filler.put(
    absolute(`/api${fillPath(getDocumentBySlug.path, { slug: document.slug })}`),
    json(document),
  );
  const pictures = new Set(picturesIn(content));
  if (thumbnailUrl?.startsWith('/')) pictures.add(pictureAddress(thumbnailUrl, 640));
  for (const [place, { id: chapterId }] of chapters.entries()) {
    const params = { id, chapterId };
    const chapter = await call(getChapter, { params });
    await filler.put(absolute(`/api${fillPath(getChapter.path, params)}`), json(chapter));
    for (const picture of picturesIn(chapter.content)) pictures.add(picture);
    onProgress((place + 1) / (chapters.length + 1));
  }
  await putPictures(filler, [...pictures]);
  return document;
}

/** Deletes entries that no kept document needs: several may show the same picture. */
async function deleteKeys(cache: Cache, keys: readonly string[]): Promise<void> {
  const needed = new Set((await manifestsIn(cache)).flatMap((manifest) => manifest.keys));
  await Promise.all(keys.filter((key) => !needed.has(key)).map((key) => cache.delete(key)));
}

const isFull = (error: unknown): boolean => error instanceof Error && error.name === 'QuotaExceededError';

/** Keeps a document on this device, or its newest version in place of the kept one. A failure leaves nothing behind. */
export async function keepDocument(slug: string, onProgress: (share: number) => void): Promise<void> {
  const own = account();
  if (own === undefined) throw new KeepError('unsupported');
  const name = documentCacheOf(own);
  const cache = await caches.open(name);
  const before = await manifestsIn(cache);
  if (before.length >= maxKeptDocuments && !before.some((kept) => kept.slug === slug))
    throw new KeepError('limit');
  const filler = fillCache(cache);
  try {
    const document = await putDocument(filler, slug, onProgress);
    const { id, title, thumbnailUrl } = document;
    const manifest: Manifest = {
      id,
      slug: document.slug,
      title,
      thumbnailUrl,
      chapterCount: document.chapters.length,
      keptAt: new Date().toISOString(),
      bytes: filler.bytes(),
      revision: revisionOf(document),
      keys: filler.keys,
    };
    await cache.put(manifestKey(id), json(manifest));
    await deleteKeys(cache, before.find((kept) => kept.id === id)?.keys ?? []);
    onProgress(1);
  } catch (error) {
    // What an earlier version needs stays, so that a failed renewal does not lose it.
    await deleteKeys(cache, filler.keys);
    throw isFull(error) ? new KeepError('full', { cause: error }) : error;
  } finally {
    // Whoever signed out meanwhile leaves nothing behind.
    if (account() !== own) await caches.delete(name);
  }
  if (account() !== own) throw new KeepError('left');
  // Without a right to stay the browser may delete kept documents when it needs room.
  await navigator.storage?.persist?.().catch(() => undefined);
}

/** Deletes a document from this device, by its id or its address. */
export async function removeKept(idOrSlug: string): Promise<void> {
  const cache = await openOwn();
  const found =
    cache && (await manifestsIn(cache)).find(({ id, slug }) => id === idOrSlug || slug === idOrSlug);
  if (!cache || !found) return;
  await cache.delete(manifestKey(found.id));
  await deleteKeys(cache, found.keys);
}
