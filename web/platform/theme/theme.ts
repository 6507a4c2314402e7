import { useSyncExternalStore } from 'react';
import { remembered } from '../memory/remembered.ts';

export const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];

const chosen = remembered('theme', (kept) => themes.find((theme) => theme === kept));
const listeners = new Set<() => void>();

/** Returns the theme that `public/before-paint.js` set on the document before the first paint. */
const currentTheme = (): Theme => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

function show(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  const paper = getComputedStyle(document.documentElement).getPropertyValue('--paper').trim();
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', paper);
  for (const listener of listeners) listener();
}

/** `followTheme` applies the change to the page. */
export const { keep: setTheme, read: chosenTheme, subscribe: subscribeTheme } = chosen;

/** Applies the theme chosen here or in another tab, or the system's if none is chosen. */
export function followTheme(): void {
  chosen.subscribe(() => show(chosen.read() ?? currentTheme()));
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', ({ matches }) => {
    if (!chosen.read()) show(matches ? 'dark' : 'light');
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
