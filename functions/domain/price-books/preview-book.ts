import { chunk } from '#functions/platform/chunk.ts';
import { effectivePrice, everybody, type PriceBuyer } from '#shared/price-books/effective-price.ts';
import { isStanding } from '#shared/price-books/book-state.ts';
import type { previewPriceBook as contract } from '#shared/price-books/price-books.contract.ts';
import type { ReplyOf } from '#shared/contract/route.ts';
import { taxOf } from '#shared/values/money.ts';
import { readCards } from '#functions/domain/catalogue/records/read-cards.ts';
import type { StoredCard } from '#functions/domain/catalogue/views/product-record.ts';
import { type Products, readProducts } from '#functions/domain/catalogue/views/read-products.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { productsWithin } from './category-products.ts';
import { readBooks, requireBook, type StoredBook } from '#functions/domain/pricing/price-book-record.ts';
import { isNamed } from './price-lines.ts';
import { pageOfLines, readLines } from '#functions/domain/pricing/read-lines.ts';
import { windowsOf } from '#functions/domain/pricing/windows-of.ts';

type Preview = ReplyOf<typeof contract>;

const maxCounted = 1000;
const cardsAtOnce = 100;
const shown = 20;

/** Lists the products that a book concerns, up to the maximum that is counted. */
async function productsOf(context: Context, book: StoredBook, rows?: Products): Promise<string[]> {
  const { items } = await pageOfLines(context, book.id, { limit: maxCounted + 1 });
  const ids = new Set(items.filter(isNamed).map(({ productId }) => productId));
  if (book.categories.length === 0) return [...ids];
  const products = rows ?? (await readProducts());
  for (const { categoryId } of book.categories) {
    const page = { categoryId, after: '', take: maxCounted + 1 };
    for (const id of await productsWithin(context.table, products, page)) ids.add(id);
  }
  return [...ids];
}

/** Returns an example of a buyer that the book is for. */
function buyerOf({ scope }: StoredBook): PriceBuyer {
  if (scope.kind === 'group') return { groups: [scope.groupId], channel: null };
  return scope.kind === 'channel' ? { groups: [], channel: scope.channel } : everybody;
}

const withTax = ({ taxRate }: StoredCard, price: number): number => price + taxOf(price, taxRate);

/** Previews the effect of a book, as if it were active, at its beginning or now. */
export async function previewBook(context: Context, id: string, rows?: Products): Promise<Preview> {
  const book = { ...(await requireBook(context, id)), isActive: true };
  const now = context.now().toISOString();
  const at = book.validFrom !== null && book.validFrom > now ? book.validFrom : now;
  const ids = await productsOf(context, book, rows);
  const counted = ids.slice(0, maxCounted);
  const cards = (
    await Promise.all(chunk(counted, cardsAtOnce).map((some) => readCards(context.table, some)))
  ).flat();
  const standing = (await readBooks(context.table)).filter(
    (one) => one.id !== id && !one.isDeleted && isStanding(one, at),
  );
  const lineIn = await readLines(context, counted, [book, ...standing]);
  const buyer = buyerOf(book);
  const priced = cards.map((card) => {
    const priceBy = (books: readonly StoredBook[]) =>
      effectivePrice(
        card,
        windowsOf(card, books, (bookId) => lineIn(bookId, card.id), at),
        at,
        buyer,
      );
    const [before, after] = [priceBy(standing), priceBy([...standing, book])];
    // Without a book for the base price the product is not overruled: this book may have rules only for its
    // variants.
    const isOverruled = after.bookId !== null && after.bookId !== id;
    return { card, before: before.price, after: after.price, isOverruled };
  });
  const count = (fits: (one: (typeof priced)[number]) => boolean) => priced.filter(fits).length;
  return {
    products: priced.length,
    isMore: ids.length > counted.length,
    cheaper: count(({ before, after }) => after < before),
    dearer: count(({ before, after }) => after > before),
    same: count(({ before, after }) => after === before),
    overruled: count(({ isOverruled }) => isOverruled),
    rows: priced
      .filter(({ before, after }) => before !== after)
      .slice(0, shown)
      .map(({ card, before, after }) => ({
        productId: card.id,
        name: card.name,
        code: card.code,
        before: withTax(card, before),
        after: withTax(card, after),
      })),
  };
}
