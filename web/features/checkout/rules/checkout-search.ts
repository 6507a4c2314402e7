/** What the address of the checkout says: which lines of the cart are meant (all, when none are), and whose cart. */
export type CheckoutSearch = { only?: string; sessionId?: string };

const text = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value).slice(0, 4000) || undefined
    : undefined;

export function readCheckoutSearch(given: Record<string, unknown>): CheckoutSearch {
  const only = text(given['only']);
  const sessionId = text(given['sessionId']);
  return { ...(only && { only }), ...(sessionId && { sessionId }) };
}

/** Ids of lines hold no comma. */
export const linesNamedIn = ({ only }: CheckoutSearch): string[] =>
  only ? only.split(',').filter(Boolean) : [];

/** Nothing is named where everything is meant: the address stays short, and lines added later come along. */
export function nameLines(wanted: readonly string[], all: readonly string[]): string | undefined {
  return all.every((id) => wanted.includes(id)) ? undefined : wanted.join(',');
}
