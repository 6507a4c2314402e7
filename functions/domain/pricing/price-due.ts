import type { Due } from '#functions/domain/due/due-items.ts';

const minute = 60_000;

/** Rounds up to the next minute, so that repeated saves schedule one job. */
const nextMinute = (from: Date): string =>
  new Date((Math.floor(from.getTime() / minute) + 1) * minute).toISOString();

/** Returns the scheduled job that checks whether a book was written into its products. */
export const bookDue = (bookId: string, from: Date): Due => ({
  at: nextMinute(from),
  kind: 'price-book',
  of: bookId,
});

/** Scheduled job for a new or moved product's prices, even if its request failed afterwards. */
export const productPricesDue = (productId: string, from: Date): Due => ({
  at: nextMinute(from),
  kind: 'product-prices',
  of: productId,
});
