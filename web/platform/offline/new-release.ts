import type { ToWorker } from './worker-messages.ts';
import { toast } from '../feedback/toast.ts';
import { i18n } from '../i18n/i18n.ts';
import { ownEntry } from './loaded-resources.ts';

/** Waits this long for the new worker; pages are network-first, so a reload gets the release anyway. */
const patienceMilliseconds = 2000;
const hourMilliseconds = 3_600_000;

const say = (worker: ServiceWorker, message: ToWorker, ports: Transferable[] = []): void =>
  worker.postMessage(message, ports);

/** Returns the release of a worker. */
function entryOf(worker: ServiceWorker): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  const told = new Promise((resolve) => {
    port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => resolve(data), { once: true });
  });
  port1.start();
  say(worker, { type: 'which' }, [port2]);
  return told;
}

function reloadWith(worker: ServiceWorker): void {
  const reload = () => location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  setTimeout(reload, patienceMilliseconds);
  say(worker, { type: 'take-over' });
}

/** Handles a waiting worker: its own release's page activates it, older pages ask the user to reload. */
async function meet(worker: ServiceWorker): Promise<void> {
  if ((await entryOf(worker)) === ownEntry()) return say(worker, { type: 'take-over' });
  toast.info(i18n.t('title', { ns: 'release' }), {
    duration: Infinity,
    action: { label: i18n.t('reload', { ns: 'release' }), onClick: () => reloadWith(worker) },
  });
}

/** Handles each waiting worker; checks for one when the user returns to a page that was open for long. */
export function followReleases(registration: ServiceWorkerRegistration, now: () => number = Date.now): void {
  const meetWaiting = (): void => {
    const { waiting } = registration;
    if (waiting && navigator.serviceWorker.controller) void meet(waiting);
  };
  let awaited: ServiceWorker | null = null;
  const awaitInstalled = (): void => {
    const { installing } = registration;
    if (installing === awaited) return;
    awaited = installing;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') meetWaiting();
    });
  };
  registration.addEventListener('updatefound', awaitInstalled);
  // Browsers check for a new worker on every page load, often before this listener exists.
  awaitInstalled();
  meetWaiting();

  let lookedAt = now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || now() - lookedAt < hourMilliseconds) return;
    lookedAt = now();
    registration.update().catch(() => undefined);
  });
}
