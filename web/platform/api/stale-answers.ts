/** Header of a response that the service worker served from its cache because the network did not answer. */
export const cachedAtHeader = 'x-kept-at';

let shown = false;
const listeners = new Set<() => void>();

/** Store that tells whether the page shows cached, possibly outdated data. */
export const staleAnswers = {
  read: (): boolean => shown,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Called for every response: one from the network means that the network is back. */
  note(keptAt: string | undefined): void {
    const now = keptAt !== undefined;
    if (now === shown) return;
    shown = now;
    for (const listener of listeners) listener();
  },
};
