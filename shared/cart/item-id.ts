/** What is saved for later is a line of its own: the same goods may lie in the cart beside it. */
export type LineName = { productId: string; variantId: string; savedForLater?: boolean };

/** Stands for the product as a whole where there are no variants. */
export const noVariant = '-';
const between = '~';
/** No variant has such an id. */
const later = `${between}*`;

/** Product and variant in one word: the id of their line in any cart. */
export const cartItemIdOf = ({ productId, variantId, savedForLater }: LineName): string =>
  `${productId}${between}${variantId}${savedForLater ? later : ''}`;

/** Any text names some line; whether a cart holds it is for the table to say. */
export function lineNameOf(cartItemId: string): LineName {
  const savedForLater = cartItemId.endsWith(later);
  const goods = savedForLater ? cartItemId.slice(0, -later.length) : cartItemId;
  const at = goods.lastIndexOf(between);
  return at < 0
    ? { productId: goods, variantId: noVariant, savedForLater }
    : { productId: goods.slice(0, at), variantId: goods.slice(at + 1), savedForLater };
}
