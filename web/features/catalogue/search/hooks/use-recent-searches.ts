import { remembered, useRemembered } from '#web/platform/memory/remembered.ts';

const most = 6;

const isText = (one: unknown): one is string => typeof one === 'string' && one.trim() !== '';

export const searchesIn = (kept: unknown): readonly string[] =>
  Array.isArray(kept) ? kept.filter(isText).slice(0, most) : [];

/** Adds a search text: newest first, each text once regardless of case. */
export const withRecent = (list: readonly string[], text: string): string[] =>
  [text, ...list.filter((known) => known.toLowerCase() !== text.toLowerCase())].slice(0, most);

const searches = remembered('cholang-recent-searches', searchesIn);

export const rememberSearch = (text: string): void => searches.keep(withRecent(searches.read(), text.trim()));

export const forgetSearches = searches.forget;

/** Returns the recent searches of this browser, newest first. */
export const useRecentSearches = (): readonly string[] => useRemembered(searches);
