import type { Language } from '#shared/values/language.ts';
import { accountOf } from '#web/platform/offline/account-of.ts';
import { plainFiles } from './release.ts';

/** Where an answer is kept: one cache for each kind, and for each account one of its own. */
export type Place = 'page' | 'file' | 'asset' | 'picture' | 'catalogue' | 'own';

/** What the rules look at of a request. */
export type Asked = Pick<Request, 'method' | 'url' | 'mode' | 'destination' | 'referrer'> & {
  headers: Pick<Headers, 'get' | 'has'>;
};

/** Answered by somebody else than the web app. */
const notPages = /^\/(?:api|dev|docs|files|media|papers|uploads|ws)(?:\/|$)/;
/** Pictures of goods, and of those who bought them; no faces and nothing that members post. */
const pictures = /^\/media\/(?:products|shop|reviews)\//;
const catalogue =
  /^\/api\/(?:(?:products|categories|businesses|brands)(?:\/|$)|(?:reviews|ratings)\/product\/)/;
/** Their own orders, and who they are, without which no page of theirs opens. What was paid, and how, is not kept. */
const own =
  /^\/api\/(?:auth\/me|public\/orders(?:\/(?!(?:guest|count-by-payment-status)(?:\/|$))[^/]+(?:\/(?:items|delivery|timeline|delivery-logs|delivery-with-timeline))?)?)$/;
const proofHeader = 'x-cholang-proof';

const isPage = (path: string): boolean =>
  !notPages.test(path) && !path.slice(path.lastIndexOf('/')).includes('.');

/** What staff look at at work is kept nowhere, be it public: a draft's picture, the goods of a warehouse. */
const isAtWork = (referrer: string): boolean =>
  referrer !== '' && /^\/admin(?:\/|$)/.test(new URL(referrer).pathname);

function publicPlaceOf(path: string, { destination, headers }: Asked): Place | undefined {
  if (path.startsWith('/assets/')) return 'asset';
  if (plainFiles.includes(path)) return 'file';
  if (pictures.test(path) && destination === 'image' && !headers.has('range')) return 'picture';
  return catalogue.test(path) ? 'catalogue' : undefined;
}

/** Undefined is everything the worker has nothing to do with: it goes its way as if there were no worker. */
export function placeOf(asked: Asked, origin: string): Place | undefined {
  const url = new URL(asked.url);
  if (asked.method !== 'GET' || url.origin !== origin) return undefined;
  if (asked.mode === 'navigate') return isPage(url.pathname) ? 'page' : undefined;
  const place = knownPlaceOf(url.pathname, asked);
  return place !== 'asset' && place !== 'file' && isAtWork(asked.referrer) ? undefined : place;
}

function knownPlaceOf(path: string, asked: Asked): Place | undefined {
  if (asked.headers.has(proofHeader)) return undefined;
  // Whatever it asks for: what is said to one person is kept with that person's or not at all.
  if (asked.headers.has('authorization'))
    return own.test(path) && accountOf(asked.headers.get('authorization')) ? 'own' : undefined;
  return publicPlaceOf(path, asked);
}

type Answer = Pick<Response, 'status' | 'redirected'> & { headers: Pick<Headers, 'get'> };

/** Whether an answer may be kept where its request belongs; the server has the last word on what is public. */
export function mayKeep(place: Place, { status, redirected, headers }: Answer): boolean {
  if (status !== 200 || redirected) return false;
  const type = headers.get('content-type') ?? '';
  const control = headers.get('cache-control') ?? '';
  if (place === 'own') return type.startsWith('application/json');
  if (/\b(?:private|no-store)\b/.test(control)) return false;
  if (place === 'catalogue') return type.startsWith('application/json') && /\bpublic\b/.test(control);
  if (place === 'picture') return type.startsWith('image/');
  return !type.startsWith('text/html');
}

export const languageOf = (accepted: string | null): Language => (accepted?.startsWith('en') ? 'en' : 'vi');

/** The same question has the same key, in whatever order it is asked; each language has answers of its own. */
export function keyOf(url: URL, language: Language): string {
  const search = new URLSearchParams(url.search);
  search.sort();
  search.set('~', language);
  return `${url.origin}${url.pathname}?${search.toString()}`;
}

/** How much may be kept in one place: whatever was not used for the longest time goes first. */
export type Bounds = { most: number; bytes: number };

const megabyte = 1024 * 1024;
export const bounds = {
  asset: { most: 400, bytes: 12 * megabyte },
  picture: { most: 200, bytes: 24 * megabyte },
  catalogue: { most: 200, bytes: 4 * megabyte },
  own: { most: 100, bytes: 2 * megabyte },
} as const satisfies Partial<Record<Place, Bounds>>;

/** One answer that is a quarter of it all would push out all else. */
export const isTooLarge = (bytes: number, within: Bounds): boolean => bytes > within.bytes / 4;

/** `sizes` stands in the order of use, the longest unused first. */
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

/** As long as a session may last; what is older is nobody's answer any more. */
export const isTooOld = (keptAt: string | null, now: number): boolean =>
  now - Date.parse(keptAt ?? '') > keptDays * 86_400_000;
