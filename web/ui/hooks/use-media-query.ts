import { useSyncExternalStore } from 'react';

/** Media queries below and from Tailwind's `md` breakpoint, 768 px. */
export const phone = '(width < 48rem)';
export const beyondPhone = '(width >= 48rem)';

/** Tells whether a CSS media query matches, and follows changes. Prefer CSS where CSS alone can decide. */
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
