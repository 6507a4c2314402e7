import type { Due } from '#functions/domain/due/due-items.ts';

const minute = 60_000;

/** Of one minute, so that what is saved again and again is due once. */
const nextMinute = (from: Date): string =>
  new Date((Math.floor(from.getTime() / minute) + 1) * minute).toISOString();

/** When it is looked whether a book was written into its products. */
export const bookDue = (bookId: string, from: Date): Due => ({
  at: nextMinute(from),
  kind: 'price-book',
  of: bookId,
});

/** When a product that came, or moved, is looked after: whatever became of who saved it. */
export const productPricesDue = (productId: string, from: Date): Due => ({
  at: nextMinute(from),
  kind: 'product-prices',
  of: productId,
});
