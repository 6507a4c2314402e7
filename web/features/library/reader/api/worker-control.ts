import { registerWorker } from '#web/platform/offline/register-worker.ts';
import { KeepError } from './keep-error.ts';

/** Time for a first visit to install the worker, which fetches the files of the release. */
const installMilliseconds = 15_000;

/** Whether this browser can keep documents. Private windows and pages without TLS have no service worker. */
export const canKeep = (): boolean => 'caches' in globalThis && 'serviceWorker' in navigator;

const isControlled = (): boolean => navigator.serviceWorker.controller !== null;

/** Resolves once a worker controls this page; rejects if none does in time. */
const untilControlled = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const { serviceWorker } = navigator;
    const settle = (): void => {
      clearTimeout(timer);
      serviceWorker.removeEventListener('controllerchange', settle);
      if (isControlled()) resolve();
      else reject(new KeepError('worker'));
    };
    const timer = setTimeout(settle, installMilliseconds);
    serviceWorker.addEventListener('controllerchange', settle);
  });

/**
 * Waits for the service worker, which answers from what is kept. A first visit registers it only when the page is at
 * rest, so that it is registered here as well.
 */
export async function ensureWorker(): Promise<void> {
  if (isControlled()) return;
  const controlled = untilControlled();
  const registered = registerWorker().catch((cause: unknown) => {
    throw new KeepError('worker', { cause });
  });
  await Promise.race([controlled, registered.then(() => controlled)]);
}
