import { present, text } from '#web/platform/lists/search-values.ts';

/**
 * What the address of the checkout says: which lines of the cart are meant (all, when none are), or which goods are
 * bought at once; and whose cart it is.
 */
export type CheckoutSearch = { only?: string; buy?: string; sessionId?: string };

export const readCheckoutSearch = ({ only, buy, sessionId }: Record<string, unknown>): CheckoutSearch =>
  present({ only: text(only, 4000), buy: text(buy, 200), sessionId: text(sessionId, 4000) });

/** Nothing is named where everything is meant: the address stays short, and lines added later come along. */
export function nameLines(wanted: readonly string[], all: readonly string[]): string | undefined {
  return all.every((id) => wanted.includes(id)) ? undefined : wanted.join(',');
}
