import { useEffect, useEffectEvent, useState } from 'react';

const cookieName = 'cholang-sidebar';
const sevenDaysSeconds = 7 * 24 * 3600;

/** Whether the cookie says the sidebar was left folded. */
export const isFolded = (cookie: string): boolean =>
  cookie.split('; ').some((part) => part === `${cookieName}=folded`);

export const sidebarCookie = (folded: boolean): string =>
  `${cookieName}=${folded ? 'folded' : 'open'}; path=/admin; max-age=${sevenDaysSeconds}; samesite=lax`;

/** Ctrl and a letter, or Cmd on a Mac, and nothing else held down with them. */
export const isShortcut = (
  { key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent,
  letter: string,
): boolean => key.toLowerCase() === letter && ctrlKey !== metaKey && !altKey && !shiftKey;

/** Folded to icons or open; remembered for seven days, toggled by button or Ctrl/Cmd+B. */
export function useSidebar() {
  const [folded, setFolded] = useState(() => isFolded(document.cookie));
  const toggle = () => {
    document.cookie = sidebarCookie(!folded);
    setFolded(!folded);
  };
  const pressKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event, 'b')) return;
    event.preventDefault();
    toggle();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  return { folded, toggle };
}
