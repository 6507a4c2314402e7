import { present, text } from '#web/platform/lists/search-values.ts';

/** What the address of the checkout says: which lines of the cart are meant (all, when none are), and whose cart. */
export type CheckoutSearch = { only?: string; sessionId?: string };

export const readCheckoutSearch = ({ only, sessionId }: Record<string, unknown>): CheckoutSearch =>
  present({ only: text(only, 4000), sessionId: text(sessionId, 4000) });

/** Ids of lines hold no comma. */
export const linesNamedIn = ({ only }: CheckoutSearch): string[] =>
  only ? only.split(',').filter(Boolean) : [];

/** Nothing is named where everything is meant: the address stays short, and lines added later come along. */
export function nameLines(wanted: readonly string[], all: readonly string[]): string | undefined {
  return all.every((id) => wanted.includes(id)) ? undefined : wanted.join(',');
}
