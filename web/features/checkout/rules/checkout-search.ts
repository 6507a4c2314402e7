import { present, text } from '#web/platform/lists/search-values.ts';

/**
 * Parsed address of the checkout: the chosen lines of the cart (all, if none are named) or a direct purchase,
 * and the cart's session.
 */
export type CheckoutSearch = { only?: string; buy?: string; sessionId?: string };

export const readCheckoutSearch = ({ only, buy, sessionId }: Record<string, unknown>): CheckoutSearch =>
  present({ only: text(only, 4000), buy: text(buy, 200), sessionId: text(sessionId, 4000) });

/**
 * Returns undefined if all lines are chosen, so that the address stays short and lines added later are
 * included.
 */
export function nameLines(wanted: readonly string[], all: readonly string[]): string | undefined {
  return all.every((id) => wanted.includes(id)) ? undefined : wanted.join(',');
}
