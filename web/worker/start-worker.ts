import { createAnswers, publicCaches } from './answers.ts';
import type { ToWorker } from '#web/platform/offline/worker-messages.ts';
import { accountCache } from './account-cache.ts';
import { keptDocuments } from './document-answers.ts';
import { showPushes } from './pushes.ts';
import type { Release } from './release.ts';
import { releaseFiles } from './release-files.ts';
import type { MessageEvent, Scope } from './scope.ts';
import { createResourceCache } from './resource-cache.ts';

const signOut = '/api/auth/signout';

/** Deletes all caches and leaves everything to the network: in development, or if switched off. */
function keepNothing(scope: Scope): void {
  scope.addEventListener('install', () => void scope.skipWaiting());
  scope.addEventListener('activate', (event) => event.waitUntil(forgetAll(scope.caches)));
}

const forgetAll = async (caches: CacheStorage) =>
  Promise.all((await caches.keys()).map((name) => caches.delete(name)));

/** Starts the worker: push messages always, offline pages only if the build lists the release's files. */
export function startWorker(scope: Scope, release: Release, now: () => number = Date.now): void {
  showPushes(scope);
  if (release.version === '') return keepNothing(scope);
  const files = releaseFiles(scope, release, now);
  const shared = publicCaches(scope.caches);
  const own = accountCache(scope.caches);
  const documents = keptDocuments(scope.caches, own.mayBeHere);
  const answer = createAnswers(scope, { files, shared, own, documents }, now);
  const keepSeen = createResourceCache(scope, { files, shared }, now);

  scope.addEventListener('install', (event) => event.waitUntil(files.install()));
  scope.addEventListener('activate', (event) => event.waitUntil(takeOver()));
  scope.addEventListener('message', (event) => event.waitUntil(hear(event)));
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    // The page sends this message too, but it may be closed at the same moment.
    if (new URL(request.url).pathname === signOut) event.waitUntil(own.only(undefined));
    const answered = answer(event);
    if (answered) event.respondWith(answered);
  });

  async function takeOver(): Promise<void> {
    // The browser requests the page while the worker starts, so that the start costs no time.
    await scope.registration.navigationPreload?.enable();
    await scope.clients.claim();
    await files.forgetOlder();
  }

  async function hear({ data, source, ports }: MessageEvent): Promise<void> {
    const message = data as ToWorker;
    switch (message.type) {
      case 'account':
        return own.only(message.account);
      case 'which':
        return ports[0]?.postMessage(release.entry);
      case 'take-over':
        return scope.skipWaiting();
      case 'seen':
        await keepSeen(message);
        if (message.entry === release.entry) await files.forgetOlder(source?.id);
    }
  }
}
