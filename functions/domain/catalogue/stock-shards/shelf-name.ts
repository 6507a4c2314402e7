/** Key of a shelf: a product or variant in one warehouse. */
export type ShelfName = { productId: string; variantId: string; warehouseId: string };

export const shelfNameOf = ({ productId, variantId, warehouseId }: ShelfName): ShelfName => ({
  productId,
  variantId,
  warehouseId,
});

/** Variant id of the shelf of a product without variants. */
export const noVariantId = '-';
