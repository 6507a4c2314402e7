import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Tells whether the browser has a network. A yes may be wrong, a no never is. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
