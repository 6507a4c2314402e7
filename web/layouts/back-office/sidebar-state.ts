import { useState } from 'react';
import { useShortcut } from '../../ui/hooks/use-shortcut.ts';

const cookieName = 'cholang-sidebar';
const sevenDaysSeconds = 7 * 24 * 3600;

/** Tells whether the cookie says that the sidebar was folded. */
export const isFolded = (cookie: string): boolean =>
  cookie.split('; ').some((part) => part === `${cookieName}=folded`);

export const sidebarCookie = (folded: boolean): string =>
  `${cookieName}=${folded ? 'folded' : 'open'}; path=/admin; max-age=${sevenDaysSeconds}; samesite=lax`;

/** Returns the state of the sidebar, folded or open; stored for seven days, toggled by button or Ctrl/Cmd+B. */
export function useSidebar() {
  const [folded, setFolded] = useState(() => isFolded(document.cookie));
  const toggle = () => {
    document.cookie = sidebarCookie(!folded);
    setFolded(!folded);
  };
  useShortcut('b', toggle);
  return { folded, toggle };
}
