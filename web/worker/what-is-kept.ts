import type { Language } from '#shared/values/language.ts';
import { accountOf } from '#web/platform/offline/account-of.ts';
import { plainFiles } from './release.ts';

/**
 * Caches for responses: one for each kind, and separate ones for each account. What a member keeps of the library
 * is asked from the network first, and added by pages only.
 */
export type Place =
  | 'page'
  | 'file'
  | 'asset'
  | 'picture'
  | 'catalogue'
  | 'own'
  | 'document'
  | 'documentPicture';

/** The parts of a request that the rules read. */
export type RequestFacts = Pick<Request, 'method' | 'url' | 'mode' | 'destination' | 'referrer'> & {
  headers: Pick<Headers, 'get' | 'has'>;
};

/** Paths that are not served by the web app. */
const notPages = /^\/(?:api|dev|docs|files|media|papers|uploads|ws)(?:\/|$)/;
/** Pictures of products and of reviews; no portraits and nothing that members post. */
const pictures = /^\/media\/(?:products|shop|reviews)\//;
const catalogue =
  /^\/api\/(?:(?:products|categories|businesses|brands)(?:\/|$)|(?:reviews|ratings)\/product\/)/;
/** The user's own orders and account, without which none of their pages opens. Payments are not cached. */
const own =
  /^\/api\/(?:auth\/me|public\/orders(?:\/(?!(?:guest|count-by-payment-status)(?:\/|$))[^/]+(?:\/(?:items|delivery|timeline|delivery-logs|delivery-with-timeline))?)?)$/;
/** A document by its address, and the text of a chapter. */
const documents = /^\/api\/documents\/(?:slug\/[^/]+|[^/]+\/chapters\/[^/]+)$/;
/** Pictures in texts. They are kept with a document, and else by the browser alone. */
const documentPictures = /^\/media\/posts\//;
const proofHeader = 'x-cholang-proof';

const isPage = (path: string): boolean =>
  !notPages.test(path) && !path.slice(path.lastIndexOf('/')).includes('.');

/** Tells back-office requests, which are never cached, even public ones such as a draft's picture. */
const isAtWork = (referrer: string): boolean =>
  referrer !== '' && /^\/admin(?:\/|$)/.test(new URL(referrer).pathname);

function publicPlaceOf(path: string, { destination, headers }: RequestFacts): Place | undefined {
  if (path.startsWith('/assets/')) return 'asset';
  if (plainFiles.includes(path)) return 'file';
  if (destination === 'image' && !headers.has('range')) {
    if (pictures.test(path)) return 'picture';
    if (documentPictures.test(path)) return 'documentPicture';
  }
  return catalogue.test(path) ? 'catalogue' : undefined;
}

/** Returns the cache of a request; undefined if the worker leaves the request to the browser. */
export function placeOf(asked: RequestFacts, origin: string): Place | undefined {
  const url = new URL(asked.url);
  if (asked.method !== 'GET' || url.origin !== origin) return undefined;
  if (asked.mode === 'navigate') return isPage(url.pathname) ? 'page' : undefined;
  const place = knownPlaceOf(url.pathname, asked);
  return place !== 'asset' && place !== 'file' && isAtWork(asked.referrer) ? undefined : place;
}

function knownPlaceOf(path: string, asked: RequestFacts): Place | undefined {
  if (asked.headers.has(proofHeader)) return undefined;
  // A request with a token is answered for one user, so it goes to that user's cache or to none.
  if (!asked.headers.has('authorization')) return publicPlaceOf(path, asked);
  if (!accountOf(asked.headers.get('authorization'))) return undefined;
  if (documents.test(path)) return 'document';
  return own.test(path) ? 'own' : undefined;
}

type Answer = Pick<Response, 'status' | 'redirected'> & { headers: Pick<Headers, 'get'> };

/** Tells whether a response may be cached; the server's headers decide what is public. */
export function mayKeep(place: Place, { status, redirected, headers }: Answer): boolean {
  if (status !== 200 || redirected) return false;
  const type = headers.get('content-type') ?? '';
  const control = headers.get('cache-control') ?? '';
  if (place === 'documentPicture') return false;
  if (place === 'own' || place === 'document') return type.startsWith('application/json');
  if (/\b(?:private|no-store)\b/.test(control)) return false;
  if (place === 'catalogue') return type.startsWith('application/json') && /\bpublic\b/.test(control);
  if (place === 'picture') return type.startsWith('image/');
  return !type.startsWith('text/html');
}

export const languageOf = (accepted: string | null): Language => (accepted?.startsWith('en') ? 'en' : 'vi');

/** Returns a request's cache key whatever the order of its parameters; each language has its own. */
export function keyOf(url: URL, language: Language): string {
  const search = new URLSearchParams(url.search);
  search.sort();
  search.set('~', language);
  return `${url.origin}${url.pathname}?${search.toString()}`;
}

/** Limits of a cache; the least recently used entries are removed first. */
export type Bounds = { most: number; bytes: number };

const megabyte = 1024 * 1024;
export const bounds = {
  asset: { most: 400, bytes: 12 * megabyte },
  picture: { most: 200, bytes: 24 * megabyte },
  catalogue: { most: 200, bytes: 4 * megabyte },
  own: { most: 100, bytes: 2 * megabyte },
} as const satisfies Partial<Record<Place, Bounds>>;

/** A response larger than a quarter of the cache is not stored, because it would displace everything else. */
export const isTooLarge = (bytes: number, within: Bounds): boolean => bytes > within.bytes / 4;

/** Returns the entries to remove; `sizes` is in order of use, the least recently used first. */
export function surplusOf(sizes: ReadonlyMap<string, number>, { most, bytes }: Bounds): string[] {
  let count = sizes.size;
  let sum = [...sizes.values()].reduce((total, size) => total + size, 0);
  const surplus: string[] = [];
  for (const [key, size] of sizes) {
    if (count <= most && sum <= bytes) break;
    surplus.push(key);
    count -= 1;
    sum -= size;
  }
  return surplus;
}

const keptDays = 30;

/** Responses are kept as long as a session may last; older ones are unusable. */
export const isTooOld = (keptAt: string | null, now: number): boolean =>
  now - Date.parse(keptAt ?? '') > keptDays * 86_400_000;
