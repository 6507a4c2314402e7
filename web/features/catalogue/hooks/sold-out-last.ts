import type { ProductCard } from '#shared/catalogue/product.ts';

/** The same order, but for what cannot be had now: that stands behind all that can. */
export const soldOutLast = (products: readonly ProductCard[]): ProductCard[] => {
  const isOut = ({ stockStatus }: ProductCard) => stockStatus === 'out_of_stock';
  return [...products.filter((product) => !isOut(product)), ...products.filter(isOut)];
};
