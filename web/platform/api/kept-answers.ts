/** The header of an answer that the service worker kept, and gave because the network did not answer. */
export const keptHeader = 'x-kept-at';

let shown = false;
const listeners = new Set<() => void>();

/** Whether what stands here is older than what the server would say. */
export const keptAnswers = {
  read: (): boolean => shown,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Every answer says it anew: one from the network means that there is one. */
  note(keptAt: string | undefined): void {
    const now = keptAt !== undefined;
    if (now === shown) return;
    shown = now;
    for (const listener of listeners) listener();
  },
};
