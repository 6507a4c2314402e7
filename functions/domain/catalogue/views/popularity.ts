import type { ProductCard } from '#shared/catalogue/product.ts';

const halfLifeDays = 120;
const day = 86_400_000;

/** A few good reviews weigh less than many: each product starts with five of four stars. */
const praise = ({ average, count }: ProductCard['rating']): number =>
  (average * count + 20) / (count + 5) / 5;

/**
 * Sales and praise together; what has been here a half-life longer must have twice as much of them. A logarithm, so
 * that it holds for good: as time passes all products lose alike, and their order stays.
 */
export const popularityOf = ({
  sold,
  rating,
  createdAt,
}: Pick<ProductCard, 'sold' | 'rating' | 'createdAt'>): number =>
  Math.log2(Math.log2(2 + sold) * praise(rating)) + Date.parse(createdAt) / day / halfLifeDays;
