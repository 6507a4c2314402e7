import { boundedCache, copyOf } from './kept.ts';
import { plainFiles, type Release, successorsOf } from './release.ts';
import type { Scope } from './scope.ts';
import { bounds } from './what-is-kept.ts';

const ofReleases = /^(?:shell|assets)-/;

/** Manages the cached files of one release: its complete shell, and the other files as they are used. */
export function releaseFiles(scope: Scope, release: Release, now: () => number) {
  const { caches, clients } = scope;
  const { origin } = scope.location;
  const page = `${origin}/index.html`;
  const shellName = `shell-${release.version}`;
  const assetsName = `assets-${release.version}`;
  const assets = boundedCache(caches, assetsName, bounds.asset);

  /** Tells whether a newer release is being installed; caches of other names may be that release's. */
  const isFollowed = (): boolean =>
    scope.registration.installing !== null || scope.registration.waiting !== null;

  async function others(): Promise<string[]> {
    const ours = [shellName, assetsName];
    return (await caches.keys()).filter((name) => ofReleases.test(name) && !ours.includes(name));
  }

  async function fetchWhole(url: string, cache: RequestCache): Promise<Response> {
    const response = await scope.fetch(url, { cache });
    if (response.status !== 200) throw new Error(`${url}: ${response.status}`);
    return response;
  }

  async function keepShell(): Promise<void> {
    const shell = await caches.open(shellName);
    const put = async (url: string, response: Response) =>
      shell.put(url, (await copyOf(response, now())).copy);
    const fetched = await fetchWhole(page, 'no-cache');
    // During a deployment this may be the page of another release; then the installation fails and is retried
    // later.
    if (!(await fetched.clone().text()).includes(release.entry)) throw new Error('A page of another release');
    await put(page, fetched);
    const hashed = release.shell.map((path) => [origin + path, 'default'] as const);
    const plain = plainFiles.map((path) => [origin + path, 'no-cache'] as const);
    await Promise.all(
      [...hashed, ...plain].map(async ([url, cache]) => put(url, await fetchWhole(url, cache))),
    );
  }

  /** Finds a file by its hashed name. The content never changes, so it may come from any release's cache. */
  const asset = (url: string): Promise<Response | undefined> => caches.match(url);

  async function keepAsset(url: string): Promise<void> {
    if (!(await asset(url))) await assets.keep(url, await fetchWhole(url, 'force-cache'), now());
  }

  /** Caches new versions of the files used before, so that pages read then stay available offline. */
  async function keepSuccessors(): Promise<void> {
    const used = (await others()).filter((name) => name.startsWith('assets-'));
    const keys = await Promise.all(used.map(async (name) => (await caches.open(name)).keys()));
    const names = keys.flat().map(({ url }) => new URL(url).pathname.slice('/assets/'.length));
    const wanted = successorsOf(names, release.files);
    await Promise.allSettled(wanted.map((name) => keepAsset(`${origin}/assets/${name}`)));
  }

  async function keptInShell(url: string): Promise<Response | undefined> {
    return (await caches.open(shellName)).match(url);
  }

  return {
    page: () => keptInShell(page),
    plain: keptInShell,
    asset,
    keepAsset,
    keepFetched: (url: string, response: Response): Promise<void> => assets.keep(url, response, now()),
    async install(): Promise<void> {
      await keepShell();
      await keepSuccessors();
    },
    /** Deletes older releases' files, only once no page of such a release can be open. */
    async forgetOlder(newest?: string): Promise<void> {
      const open = await clients.matchAll({ type: 'window', includeUncontrolled: true });
      if (open.some(({ id }) => id !== newest)) return;
      for (const name of await others()) if (!isFollowed()) await caches.delete(name);
    },
  };
}

export type ReleaseFiles = ReturnType<typeof releaseFiles>;
