import { permanentStore } from './elements.ts';

const isTheme = (value: string | undefined): value is 'light' | 'dark' =>
  value === 'light' || value === 'dark';

function show(theme: 'light' | 'dark'): void {
  document.documentElement.dataset['theme'] = theme;
  const paper = theme === 'dark' ? '#16110d' : '#fbf7f0';
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', paper);
}

/** The theme chosen anywhere on the site, the system's otherwise; decided before the first paint. */
export function startTheme(): void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const current = () => {
    const chosen = permanentStore.get('theme');
    if (isTheme(chosen)) return chosen;
    return system.matches ? 'dark' : 'light';
  };
  show(current());
  system.addEventListener('change', () => show(current()));
  addEventListener('storage', () => show(current()));
}

export function switchTheme(): void {
  const next = document.documentElement.dataset['theme'] === 'dark' ? 'light' : 'dark';
  permanentStore.set('theme', next);
  show(next);
}
