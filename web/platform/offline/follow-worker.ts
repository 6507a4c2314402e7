import type { QueryClient } from '@tanstack/react-query';
import type { ToWorker } from './worker-messages.ts';
import { accountOf } from './account-of.ts';
import { readSession, subscribeSession } from '../api/stored-session.ts';
import { askAgainOnceBack } from './ask-again.ts';
import { followReleases } from './new-release.ts';
import { registerWorker } from './register-worker.ts';
import { loadedResources } from './loaded-resources.ts';

/** Tells the worker who is signed in, now and on changes, so that it deletes the data of others. */
function tellWhoIsHere(say: (message: ToWorker) => void): void {
  const here = () => accountOf(`Bearer ${readSession()?.accessToken}`);
  let account = here();
  say({ type: 'account', account });
  subscribeSession(() => {
    if (here() === account) return;
    account = here();
    say({ type: 'account', account });
  });
}

/** Registers the worker and tells it the signed-in user and what the page loaded before it existed. */
export async function followWorker(queryClient: QueryClient): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  askAgainOnceBack(queryClient);
  followReleases(await registerWorker());
  const ready = await navigator.serviceWorker.ready;
  const say = (message: ToWorker): void => ready.active?.postMessage(message);
  tellWhoIsHere(say);
  say(loadedResources());
  // A new worker knows nothing of this page yet.
  navigator.serviceWorker.addEventListener('controllerchange', () => say(loadedResources()));
}
