import { vi } from 'vitest';

const namesOf = (cookies: string): string[] => cookies.split(';').map((cookie) => cookie.split('=')[0] ?? '');

/** Puts the window back to how it was opened: files of one worker share it, and none may see what another left. */
export function emptyWindow(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  // With `max-age=0` the window would keep a cookie until the end of this millisecond.
  for (const name of namesOf(document.cookie)) document.cookie = `${name}=; max-age=-1`;
  window.history.replaceState(null, '', '/');
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
}
