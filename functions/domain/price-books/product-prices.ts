import type { getProductPrices as contract } from '#shared/price-books/price-books.contract.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { ReplyOf } from '#shared/contract/route.ts';
import { taxOf } from '#shared/values/money.ts';
import { readCards } from '#functions/domain/catalogue/records/read-cards.ts';
import { forEverybody, priceOf } from '#functions/domain/catalogue/views/priced-card.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { readBooks } from '#functions/domain/pricing/price-book-record.ts';

/** Price for everybody with the book that sets it, and all present and future windows. */
export async function productPrices(context: Context, id: string): Promise<ReplyOf<typeof contract>> {
  const [[card], books] = await Promise.all([readCards(context.table, [id]), readBooks(context.table)]);
  if (!card) throw new AppError('PRODUCT_NOT_FOUND');
  const { price, bookId, until } = priceOf(card, undefined, forEverybody(context.now()));
  const nameOf = (wanted: string) => books.find((book) => book.id === wanted)?.name ?? '';
  return {
    ownPrice: card.price,
    price,
    total: price + taxOf(price, card.taxRate),
    taxRate: card.taxRate,
    because: bookId === null ? null : { bookId, name: nameOf(bookId), until },
    windows: card.priceWindows.map((window) => ({ ...window, name: nameOf(window.bookId) })),
  };
}
