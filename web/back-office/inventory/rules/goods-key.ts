import type { Goods, GoodsOnShelf } from '#shared/inventory/goods.contract.ts';

/** One goods among many. */
export const goodsKey = ({ productId, variantId }: Pick<Goods, 'productId' | 'variantId'>): string =>
  `${productId} ${variantId ?? ''}`;

/** How many pieces one of what was met is. */
export const piecesOf = ({ unit }: Pick<GoodsOnShelf, 'unit'>): number => unit?.quantity ?? 1;
