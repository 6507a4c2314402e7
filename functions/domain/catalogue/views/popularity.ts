import type { ProductCard } from '#shared/catalogue/product.ts';

const halfLifeDays = 120;
const day = 86_400_000;

/** Rating with a prior of five four-star reviews, so that a few good reviews weigh less than many. */
const praise = ({ average, count }: ProductCard['rating']): number =>
  (average * count + 20) / (count + 5) / 5;

/**
 * Popularity from sales and rating; a product that is one half-life older needs twice as much of them. It is a
 * logarithm, so that time lowers all products alike and stored values keep their order.
 */
export const popularityOf = ({
  sold,
  rating,
  createdAt,
}: Pick<ProductCard, 'sold' | 'rating' | 'createdAt'>): number =>
  Math.log2(Math.log2(2 + sold) * praise(rating)) + Date.parse(createdAt) / day / halfLifeDays;
