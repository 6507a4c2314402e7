import { cartItemIdOf, lineNameOf, noVariant } from './item-id.ts';

/** So many of a product, or of one variant of it, whether it lies in a cart or not. */
export type WantedLine = { productId: string; variantId: string | null; quantity: number };

/** What is ordered, as calls name it: some lines of the cart, or goods by themselves; all of the cart where neither is. */
export type ChosenGoods = { cartItemIds?: string[]; lines?: WantedLine[] };

const between = '~';

export const lineIdOf = ({ productId, variantId }: WantedLine): string =>
  cartItemIdOf({ productId, variantId: variantId ?? noVariant });

/** Writes a line as one word for an address: product, variant and how many. */
export const wantedText = (line: WantedLine): string => [lineIdOf(line), line.quantity].join(between);

/** Reads such a word. Any text names some line; whether there may be so many is for the caller to check. */
export function wantedFrom(text: string): WantedLine {
  const at = Math.max(text.lastIndexOf(between), 0);
  const { productId, variantId } = lineNameOf(text.slice(0, at));
  return {
    productId,
    variantId: variantId === noVariant ? null : variantId,
    quantity: Number(text.slice(at + 1)),
  };
}

/** The same goods in the query of a call. */
export const queryOfGoods = ({ cartItemIds, lines }: ChosenGoods) => ({
  ...(cartItemIds && { cartItemIds: cartItemIds.join(',') }),
  ...(lines && { lines: lines.map(wantedText).join(',') }),
});
