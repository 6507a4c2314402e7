import type { ProductCard } from '#shared/catalogue/product.ts';

/** Parses a serialised card; it was validated when it was written to the view. */
export const readCard = (text: string): ProductCard => JSON.parse(text) as ProductCard;
