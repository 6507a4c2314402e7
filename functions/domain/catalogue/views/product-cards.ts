import type { ProductCard } from '#shared/catalogue/product.ts';

/** A card as it goes out: it was checked, and written down, when it came into the view. */
export const readCard = (text: string): ProductCard => JSON.parse(text) as ProductCard;
