import type { PublicCaches } from './answers.ts';
import type { SeenResources } from '#web/platform/offline/worker-messages.ts';
import type { ReleaseFiles } from './release-files.ts';
import type { Scope } from './scope.ts';
import { keyOf, mayKeep, placeOf, type RequestFacts } from './what-is-kept.ts';

/** Caches what a page fetched before the worker controlled it, from the browser's own cache. */
export function createResourceCache(
  scope: Pick<Scope, 'fetch' | 'location'>,
  { files, shared }: { files: ReleaseFiles; shared: PublicCaches },
  now: () => number,
) {
  const { origin } = scope.location;
  const askedBy = ({ page, language }: SeenResources, url: string): RequestFacts => ({
    url,
    method: 'GET',
    mode: 'cors',
    destination: 'image',
    referrer: page,
    headers: new Headers({ 'accept-language': language }),
  });

  async function keepAddress(seen: SeenResources, url: string): Promise<void> {
    const asked = askedBy(seen, url);
    const place = placeOf(asked, origin);
    if (place === 'asset') return files.keepAsset(url);
    if (place !== 'catalogue' && place !== 'picture') return;
    const key = keyOf(new URL(url), seen.language);
    if (await shared[place].find(key, now())) return;
    const response = await scope.fetch(url, {
      cache: 'force-cache',
      headers: place === 'catalogue' ? { 'accept-language': seen.language } : {},
    });
    if (mayKeep(place, response)) await shared[place].keep(key, response, now());
  }

  /** Caches a response embedded in a page; it is as public as the page. */
  async function keepAnswer(seen: SeenResources, address: string, reply: unknown): Promise<void> {
    const url = `${origin}/api${address}`;
    if (placeOf(askedBy(seen, url), origin) !== 'catalogue') return;
    const headers = { 'content-type': 'application/json; charset=utf-8' };
    const response = new Response(JSON.stringify(reply), { headers });
    await shared.catalogue.keep(keyOf(new URL(url), seen.language), response, now());
  }

  return async (seen: SeenResources): Promise<void> => {
    await Promise.allSettled([
      ...seen.addresses.map((address) => keepAddress(seen, address)),
      ...seen.answers.map(({ address, reply }) => keepAnswer(seen, address, reply)),
    ]);
  };
}
