import { accountOf } from '#web/platform/offline/account-of.ts';
import { boundedCache } from './kept.ts';
import type { AccountCache } from './account-cache.ts';
import type { KeptDocuments } from './document-answers.ts';
import type { ReleaseFiles } from './release-files.ts';
import type { FetchEvent, Scope } from './scope.ts';
import { bounds, keyOf, languageOf, mayKeep, type Place, placeOf } from './what-is-kept.ts';

/** Time to wait for the network; afterwards the app and kept documents open from the cache. */
const patienceMilliseconds = 3000;

type Answer = (event: FetchEvent) => Promise<Response>;
type Store = {
  keep: (response: Response) => Promise<void>;
  find: () => Promise<Response | undefined>;
};

export const publicCaches = (caches: CacheStorage) => ({
  picture: boundedCache(caches, 'pictures', bounds.picture),
  catalogue: boundedCache(caches, 'catalogue', bounds.catalogue),
});
export type PublicCaches = ReturnType<typeof publicCaches>;

type Caches = { files: ReleaseFiles; shared: PublicCaches; own: AccountCache; documents: KeptDocuments };

/** Tells whether the page cancelled the request; then no cached response replaces it. */
const isGivenUp = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

const keyFor = ({ url, headers }: Request): string =>
  keyOf(new URL(url), languageOf(headers.get('accept-language')));

const accountIn = ({ headers }: Request): string => accountOf(headers.get('authorization')) ?? '';

/** Runs work in the background and ignores its errors: a full or missing cache must not affect the response. */
const later = (event: FetchEvent, work: Promise<unknown>): void =>
  event.waitUntil(work.catch(() => undefined));

/** Returns response strategies by kind of request, and what is cached. */
export function createAnswers(scope: Scope, { files, shared, own, documents }: Caches, now: () => number) {
  async function networkFirst(event: FetchEvent, place: Place, store: Store): Promise<Response> {
    try {
      const response = await scope.fetch(event.request);
      if (mayKeep(place, response)) later(event, store.keep(response.clone()));
      return response;
    } catch (error) {
      const kept = isGivenUp(error) ? undefined : await store.find();
      if (!kept) throw error;
      return kept;
    }
  }

  /** Answers network-first, but from the cache if the network is too slow for somebody who kept a document. */
  function networkUnlessSlow(event: FetchEvent, place: Place, store: Store): Promise<Response> {
    const fetched = networkFirst(event, place, store);
    const isLate = new Promise((resolve) => setTimeout(resolve, patienceMilliseconds));
    later(event, fetched);
    return Promise.race([fetched, isLate.then(async () => (await store.find()) ?? fetched)]);
  }

  /** Answers cache-first, for files whose content never changes under the same name. */
  async function keptFirst(event: FetchEvent, place: Place, store: Store): Promise<Response> {
    const kept = await store.find();
    if (kept) return kept;
    const response = await scope.fetch(event.request);
    if (mayKeep(place, response)) later(event, store.keep(response.clone()));
    return response;
  }

  const answers: Record<Place, Answer> = {
    async page(event) {
      const fetched = fetchPage(event);
      const late = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMilliseconds, undefined));
      const first = await Promise.race([fetched, late]).catch(() => undefined);
      return first ?? (await files.page()) ?? fetched;
    },
    file: (event) =>
      networkFirst(event, 'file', {
        keep: () => Promise.resolve(),
        find: () => files.plain(event.request.url),
      }),
    asset: (event) =>
      keptFirst(event, 'asset', {
        keep: (response) => files.keepFetched(event.request.url, response),
        find: () => files.asset(event.request.url),
      }),
    picture(event) {
      const { keep, find } = storeIn(shared.picture, event);
      const url = new URL(event.request.url);
      return keptFirst(event, 'picture', {
        keep,
        find: async () => (await find()) ?? documents.findPicture(url),
      });
    },
    documentPicture: (event) =>
      networkFirst(event, 'documentPicture', {
        keep: () => Promise.resolve(),
        find: () => documents.findPicture(new URL(event.request.url)),
      }),
    document(event) {
      const url = new URL(event.request.url);
      const account = accountIn(event.request);
      return networkUnlessSlow(event, 'document', {
        keep: (response) => documents.renew(account, url, response, now()),
        find: () => documents.find(account, url),
      });
    },
    catalogue: (event) => networkFirst(event, 'catalogue', storeIn(shared.catalogue, event)),
    own(event) {
      const key = keyFor(event.request);
      const account = accountIn(event.request);
      return networkFirst(event, 'own', {
        keep: (response) => own.keep(account, key, response, now()),
        find: () => own.find(account, key, now()),
      });
    },
  };

  async function fetchPage({ preloadResponse, request }: FetchEvent): Promise<Response> {
    return (await preloadResponse) ?? scope.fetch(request);
  }

  const storeIn = (cache: PublicCaches['picture'], { request }: FetchEvent): Store => ({
    keep: (response) => cache.keep(keyFor(request), response, now()),
    find: () => cache.find(keyFor(request), now()),
  });

  /** Undefined leaves a request to the browser, as if there were no worker. */
  return (event: FetchEvent): Promise<Response> | undefined => {
    const place = placeOf(event.request, scope.location.origin);
    return place && answers[place](event);
  };
}
