import { present, text } from '#web/platform/lists/search-values.ts';

/** Address of the checkout: chosen cart lines (all, if none are named) or a direct purchase. */
export type CheckoutSearch = { only?: string; buy?: string; sessionId?: string };

export const readCheckoutSearch = ({ only, buy, sessionId }: Record<string, unknown>): CheckoutSearch =>
  present({ only: text(only, 4000), buy: text(buy, 200), sessionId: text(sessionId, 4000) });

/** Returns undefined for all lines: the address stays short, and lines added later are included. */
export function nameLines(wanted: readonly string[], all: readonly string[]): string | undefined {
  return all.every((id) => wanted.includes(id)) ? undefined : wanted.join(',');
}
