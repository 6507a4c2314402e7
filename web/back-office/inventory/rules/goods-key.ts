import type { Goods, GoodsOnShelf } from '#shared/inventory/goods.contract.ts';

/** Key of a product variant in lists and maps. */
export const goodsKey = ({ productId, variantId }: Pick<Goods, 'productId' | 'variantId'>): string =>
  `${productId} ${variantId ?? ''}`;

/** Number of pieces of the scanned unit. */
export const piecesOf = ({ unit }: Pick<GoodsOnShelf, 'unit'>): number => unit?.quantity ?? 1;
