import { boundedCache, type BoundedCache } from './kept.ts';
import { bounds } from './what-is-kept.ts';

const prefix = 'own-';

/** What is one person's, in a cache that is called by their account and gone when somebody else is here, or nobody. */
export function ownKept(caches: CacheStorage) {
  const opened = new Map<string, BoundedCache>();
  /** Undefined while no page has said who is here: then the token of the request says it. */
  let present: { account: string | undefined } | undefined;

  const of = (account: string): BoundedCache => {
    const known = opened.get(account) ?? boundedCache(caches, prefix + account, bounds.own);
    opened.set(account, known);
    return known;
  };
  const mayBeHere = (account: string): boolean => !present || present.account === account;

  async function forgetOthers(): Promise<void> {
    const mine = present?.account === undefined ? undefined : prefix + present.account;
    const others = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== mine);
    await Promise.all(others.map((name) => caches.delete(name)));
  }

  return {
    /** All but this account's is forgotten, and an answer that is on its way to another is not kept when it comes. */
    async only(account: string | undefined): Promise<void> {
      present = { account };
      await forgetOthers();
    },
    async keep(account: string, key: string, response: Response, now: number): Promise<void> {
      await of(account).keep(key, response, now, () => mayBeHere(account));
      // They may have left while it was written.
      if (!mayBeHere(account)) await forgetOthers();
    },
    find: async (account: string, key: string, now: number): Promise<Response | undefined> =>
      mayBeHere(account) ? of(account).find(key, now) : undefined,
  };
}

export type OwnKept = ReturnType<typeof ownKept>;
