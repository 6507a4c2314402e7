import type { Goods } from '#shared/inventory/goods.contract.ts';

/** One goods among many. */
export const goodsKey = ({ productId, variantId }: Pick<Goods, 'productId' | 'variantId'>): string =>
  `${productId} ${variantId ?? ''}`;
