import type { Connection } from './retry-transfer.ts';

/** Some systems report offline wrongly, so a transfer is tried again after this time in any case. */
const offlineMilliseconds = 30_000;

/** Rejects on abort. */
export const delay = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const stop = () => {
      clearTimeout(timer);
      reject(new Error('The upload was stopped'));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', stop, { once: true });
  });

async function whenOnline(signal: AbortSignal): Promise<void> {
  const isBack = new AbortController();
  const onOnline = () => isBack.abort();
  addEventListener('online', onOnline);
  try {
    await delay(offlineMilliseconds, AbortSignal.any([signal, isBack.signal]));
  } catch {
    signal.throwIfAborted();
  } finally {
    removeEventListener('online', onOnline);
  }
}

/** Network state as the browser reports it. */
export const browserConnection: Connection = { isOnline: () => navigator.onLine, whenOnline };
