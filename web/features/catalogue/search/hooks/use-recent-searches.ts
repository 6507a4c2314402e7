import { remembered, useRemembered } from '#web/platform/memory/remembered.ts';

const most = 6;

const isText = (one: unknown): one is string => typeof one === 'string' && one.trim() !== '';

export const searchesIn = (kept: unknown): readonly string[] =>
  Array.isArray(kept) ? kept.filter(isText).slice(0, most) : [];

/** The newest first, each text once however it was written in capitals. */
export const withRecent = (list: readonly string[], text: string): string[] =>
  [text, ...list.filter((known) => known.toLowerCase() !== text.toLowerCase())].slice(0, most);

const searches = remembered('cholang-recent-searches', searchesIn);

export const rememberSearch = (text: string): void => searches.keep(withRecent(searches.read(), text.trim()));

export const forgetSearches = searches.forget;

/** What was searched for in this browser, the newest first. */
export const useRecentSearches = (): readonly string[] => useRemembered(searches);
