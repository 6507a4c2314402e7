import { useSyncExternalStore } from 'react';

/** Below Tailwind's `md`, 768 px, and from there on. */
export const phone = '(width < 48rem)';
export const beyondPhone = '(width >= 48rem)';

/** Whether a CSS media query holds, kept up to date. Prefer CSS where it can decide by itself. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
  );
}
