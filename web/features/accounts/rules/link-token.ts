import { forgetInTab, recallInTab, rememberInTab } from '#web/platform/memory/tab-memory.ts';

/** The pages that links from mails open. */
export type LinkPage = 'verify-email' | 'reset-password' | 'undo-change' | 'apply-again' | 'privacy-request';

let arrivals = 0;
const listeners = new Set<() => void>();

/** How many links this page was opened with: a second one in the same tab changes nothing but the address. */
export const linkArrivals = (): number => arrivals;
export const onLinkArrived = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const keyOf = (page: LinkPage): string => `cholang-link-${page}`;

/**
 * Takes the token out of a mailed link, which carries it behind the #: no server, no log and no history has it.
 * Links of older mails carry it in the search. True when there was one, so that the address can be cleaned.
 */
export function keepLinkToken(page: LinkPage, hash: string, search: string): boolean {
  const tokenIn = (text: string) => new URLSearchParams(text.replace(/^[#?]/, '')).get('token');
  const token = tokenIn(hash) ?? tokenIn(search);
  if (!token) return false;
  rememberInTab(keyOf(page), token);
  arrivals += 1;
  for (const listener of listeners) listener();
  return true;
}

export function linkToken(page: LinkPage): string | undefined {
  const token = recallInTab(keyOf(page));
  return typeof token === 'string' ? token : undefined;
}

/** It has done what it was for. */
export const forgetLinkToken = (page: LinkPage): void => forgetInTab(keyOf(page));
