import { documentCacheOf, documentCachePrefix, documentKeyOf } from '#web/platform/offline/kept-cache.ts';
import { copyOf } from './kept.ts';

/** Answers for documents that a member keeps. Pages add and remove them; here they are found and renewed. */
export function keptDocuments(caches: CacheStorage, mayBeHere: (account: string) => boolean) {
  async function openFor(account: string): Promise<Cache | undefined> {
    const name = documentCacheOf(account);
    return mayBeHere(account) && (await caches.has(name)) ? caches.open(name) : undefined;
  }

  return {
    /** Replaces a kept response by a newer one. A document that is not kept stays so. */
    async renew(account: string, url: URL, response: Response, now: number): Promise<void> {
      const cache = await openFor(account);
      const key = documentKeyOf(url);
      if (!cache || !(await cache.match(key))) return;
      await cache.put(key, (await copyOf(response, now)).copy);
    },
    find: async (account: string, url: URL): Promise<Response | undefined> =>
      (await openFor(account))?.match(documentKeyOf(url)),
    /** Finds a picture for whoever is here: its request names no account, and caches of others are deleted. */
    async findPicture(url: URL): Promise<Response | undefined> {
      const names = (await caches.keys()).filter((name) => name.startsWith(documentCachePrefix));
      for (const name of names) {
        const found = await (await caches.open(name)).match(documentKeyOf(url));
        if (found) return found;
      }
      return undefined;
    },
  };
}

export type KeptDocuments = ReturnType<typeof keptDocuments>;
