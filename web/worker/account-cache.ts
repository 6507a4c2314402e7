import { documentCachePrefix } from '#web/platform/offline/kept-cache.ts';
import { boundedCache, type BoundedCache } from './kept.ts';
import { bounds } from './what-is-kept.ts';

const prefix = 'own-';
const prefixes = [prefix, documentCachePrefix];

/** Manages one account's cache. It is deleted with the account's kept documents when another user or nobody is signed in. */
export function accountCache(caches: CacheStorage) {
  const opened = new Map<string, BoundedCache>();
  /** Undefined until a page has told who is signed in; until then the token of the request decides. */
  let present: { account: string | undefined } | undefined;

  const of = (account: string): BoundedCache => {
    const known = opened.get(account) ?? boundedCache(caches, prefix + account, bounds.own);
    opened.set(account, known);
    return known;
  };
  const mayBeHere = (account: string): boolean => !present || present.account === account;

  async function forgetOthers(): Promise<void> {
    const account = present?.account;
    const mine = account === undefined ? [] : prefixes.map((one) => one + account);
    const others = (await caches.keys()).filter(
      (name) => prefixes.some((one) => name.startsWith(one)) && !mine.includes(name),
    );
    await Promise.all(others.map((name) => caches.delete(name)));
  }

  return {
    mayBeHere,
    /** Deletes the caches of all other accounts. Responses that arrive later for those are not cached. */
    async only(account: string | undefined): Promise<void> {
      present = { account };
      await forgetOthers();
    },
    async keep(account: string, key: string, response: Response, now: number): Promise<void> {
      await of(account).keep(key, response, now, () => mayBeHere(account));
      // The user may have signed out while the response was written.
      if (!mayBeHere(account)) await forgetOthers();
    },
    find: async (account: string, key: string, now: number): Promise<Response | undefined> =>
      mayBeHere(account) ? of(account).find(key, now) : undefined,
  };
}

export type AccountCache = ReturnType<typeof accountCache>;
