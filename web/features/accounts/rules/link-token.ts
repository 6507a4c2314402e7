import { forgetInTab, recallInTab, rememberInTab } from '#web/platform/memory/tab-memory.ts';

/** Pages that mailed links open. */
export type LinkPage = 'verify-email' | 'reset-password' | 'undo-change' | 'apply-again' | 'privacy-request';

let arrivals = 0;
const listeners = new Set<() => void>();

/** Returns how many links were opened on this page: another link in the same tab only changes the address. */
export const linkArrivals = (): number => arrivals;
export const onLinkArrived = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const keyOf = (page: LinkPage): string => `cholang-link-${page}`;

/**
 * Takes the token out of a mailed link, which carries it behind the #, so that no server, log or history has
 * it. Links of older mails carry it in the query. Returns true if there was one, so that the caller cleans the
 * address.
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

/** Deletes a token that has been used. */
export const forgetLinkToken = (page: LinkPage): void => forgetInTab(keyOf(page));
