export type LineName = { productId: string; variantId: string };

/** Stands for the product as a whole where there are no variants. */
export const noVariant = '-';
const between = '~';

/** Product and variant in one word: the id of their line in any cart. */
export const cartItemIdOf = ({ productId, variantId }: LineName): string =>
  `${productId}${between}${variantId}`;

/** Any text names some line; whether a cart holds it is for the table to say. */
export function lineNameOf(cartItemId: string): LineName {
  const at = cartItemId.lastIndexOf(between);
  return at < 0
    ? { productId: cartItemId, variantId: noVariant }
    : { productId: cartItemId.slice(0, at), variantId: cartItemId.slice(at + 1) };
}
