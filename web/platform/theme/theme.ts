import { useSyncExternalStore } from 'react';

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const storageKey = 'theme';
const listeners = new Set<() => void>();

const isTheme = (value: unknown): value is Theme => value === 'light' || value === 'dark';

/** What `public/theme.js` decided before the first paint is the truth from then on. */
const currentTheme = (): Theme => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

function show(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  const paper = getComputedStyle(document.documentElement).getPropertyValue('--paper').trim();
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', paper);
  for (const listener of listeners) listener();
}

export function setTheme(theme: Theme): void {
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // Private windows may refuse storage; the choice then lasts as long as the page.
  }
  show(theme);
}

/** Follows the choice made in another tab, and the system's while nobody has chosen here. */
export function followTheme(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === storageKey && isTheme(newValue)) show(newValue);
  });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', ({ matches }) => {
    if (!isTheme(localStorage.getItem(storageKey))) show(matches ? 'dark' : 'light');
  });
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export function useTheme() {
  const theme = useSyncExternalStore(subscribe, currentTheme);
  return { theme, setTheme, toggleTheme: () => setTheme(theme === 'dark' ? 'light' : 'dark') };
}
