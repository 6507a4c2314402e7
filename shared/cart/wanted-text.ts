import { cartItemIdOf, lineNameOf, noVariant } from './item-id.ts';

/** A quantity of a product or variant, whether it is in a cart or not. */
export type WantedLine = { productId: string; variantId: string | null; quantity: number };

/** Goods of an order: lines of the cart, or goods by name; without both, the whole cart. */
export type GoodsSelection = { cartItemIds?: string[]; lines?: WantedLine[] };

const between = '~';

export const lineIdOf = ({ productId, variantId }: WantedLine): string =>
  cartItemIdOf({ productId, variantId: variantId ?? noVariant });

/** Writes a line as one word for a URL: product, variant and quantity. */
export const wantedText = (line: WantedLine): string => [lineIdOf(line), line.quantity].join(between);

/** Parses such a word. Any text is accepted; the caller has to check the quantity. */
export function wantedFrom(text: string): WantedLine {
  const at = Math.max(text.lastIndexOf(between), 0);
  const { productId, variantId } = lineNameOf(text.slice(0, at));
  return {
    productId,
    variantId: variantId === noVariant ? null : variantId,
    quantity: Number(text.slice(at + 1)),
  };
}

/** Returns the chosen goods as query parameters. */
export const queryOfGoods = ({ cartItemIds, lines }: GoodsSelection) => ({
  ...(cartItemIds && { cartItemIds: cartItemIds.join(',') }),
  ...(lines && { lines: lines.map(wantedText).join(',') }),
});
