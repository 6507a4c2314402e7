/** Key of a cart line. A line saved for later is separate, so the same goods may be in the cart beside it. */
export type LineName = { productId: string; variantId: string; savedForLater?: boolean };

/** Variant id of a product without variants. */
export const noVariant = '-';
const between = '~';
/** Suffix of lines saved for later; no variant has such an id. */
const later = `${between}*`;

/** Joins product and variant to the id of their line, which is the same in any cart. */
export const cartItemIdOf = ({ productId, variantId, savedForLater }: LineName): string =>
  `${productId}${between}${variantId}${savedForLater ? later : ''}`;

/** Splits an id of a cart line. Any text is accepted; the table decides whether a cart has such a line. */
export function lineNameOf(cartItemId: string): LineName {
  const savedForLater = cartItemId.endsWith(later);
  const goods = savedForLater ? cartItemId.slice(0, -later.length) : cartItemId;
  const at = goods.lastIndexOf(between);
  return at < 0
    ? { productId: goods, variantId: noVariant, savedForLater }
    : { productId: goods.slice(0, at), variantId: goods.slice(at + 1), savedForLater };
}
