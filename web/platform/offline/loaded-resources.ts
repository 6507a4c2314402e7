import { type FirstAnswer, firstDataId } from '#shared/first-data.ts';
import type { SeenResources } from './worker-messages.ts';

/** Returns the release of this page, identified by its entry script. */
export const ownEntry = (): string =>
  new URL(document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '', location.href)
    .pathname;

function answersHere(): FirstAnswer[] {
  const text = document.getElementById(firstDataId)?.textContent;
  return text ? (JSON.parse(text) as FirstAnswer[]) : [];
}

/** Returns what this page fetched and what was embedded in it: the first page loads before its worker. */
export const loadedResources = (): SeenResources => ({
  type: 'seen',
  page: location.href,
  entry: ownEntry(),
  language: document.documentElement.lang === 'en' ? 'en' : 'vi',
  addresses: [...new Set(performance.getEntriesByType('resource').map(({ name }) => name))],
  answers: answersHere(),
});
