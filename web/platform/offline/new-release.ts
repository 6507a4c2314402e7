import type { ToWorker } from './worker-messages.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { i18n } from '../i18n/i18n.ts';
import { ownEntry } from './seen-here.ts';

/** Pages are asked of the network first: a reload is of the new release, whoever answers it. */
const patienceMilliseconds = 2000;
const hourMilliseconds = 3_600_000;

const say = (worker: ServiceWorker, message: ToWorker, ports: Transferable[] = []): void =>
  worker.postMessage(message, ports);

/** Of which release a worker is. */
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

/** A page that is of the new release already lets its worker in; one that is older is left as it is until somebody says so. */
async function meet(worker: ServiceWorker): Promise<void> {
  if ((await entryOf(worker)) === ownEntry()) return say(worker, { type: 'take-over' });
  toast.info(i18n.t('title', { ns: 'release' }), {
    duration: Infinity,
    action: { label: i18n.t('reload', { ns: 'release' }), onClick: () => reloadWith(worker) },
  });
}

/** Meets each new worker as it waits, and looks for one when somebody comes back to a page that was open for long. */
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
  // The browser looks for a new worker by itself with each page, often before this page listens.
  awaitInstalled();
  meetWaiting();

  let lookedAt = now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || now() - lookedAt < hourMilliseconds) return;
    lookedAt = now();
    registration.update().catch(() => undefined);
  });
}
