import type { PriceBookLine } from '#shared/price-books/price-book.ts';
import { findProductIdByCode } from '#functions/domain/catalogue/products/find-product.ts';
import { readCard } from '#functions/domain/catalogue/views/product-cards.ts';
import { readProducts } from '#functions/domain/catalogue/views/read-products.ts';
import { searchCardTexts } from '#functions/domain/catalogue/search/product-search.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { requireBook } from '#functions/domain/pricing/price-book-record.ts';
import { linesOf } from '#functions/domain/pricing/read-lines.ts';
import { lineMissing, showLines } from './price-lines.ts';

/** Finds products by text, an exact code first. Each comes with its line in the book, or an empty one. */
export async function findProducts(
  context: Context,
  { id: bookId, q, limit }: { id: string; q: string; limit: number },
): Promise<PriceBookLine[]> {
  await requireBook(context, bookId);
  const text = q.trim();
  if (text === '') return [];
  const [byCode, found] = await Promise.all([
    findProductIdByCode(context, text),
    readProducts().then((rows) =>
      searchCardTexts(rows, { q: text, sortDir: 'desc', page: 1, pageSize: limit }),
    ),
  ]);
  const ids = [...new Set([byCode ?? [], found.data.map((card) => readCard(card).id)].flat())].slice(
    0,
    limit,
  );
  const lines = await linesOf(context, bookId, ids);
  return showLines(
    context,
    ids.map((productId, place) => lines[place] ?? lineMissing(bookId, productId)),
  );
}
