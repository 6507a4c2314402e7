import { chunk } from '#functions/platform/chunk.ts';
import type { Context, TableContext } from '#functions/platform/table/context.ts';
import type { Slice } from '#functions/platform/table/table.ts';
import { priceBookKeys } from './price-book-keys.ts';
import { type StoredBook, StoredLine } from './price-book-record.ts';

/** Maximum number of items that the table reads at once. */
const keysAtOnce = 100;

/** Reads the lines of a book for products, in their order. */
export const linesOf = (
  { table }: TableContext,
  bookId: string,
  ids: readonly string[],
): Promise<(StoredLine | undefined)[]> =>
  table.getMany(ids.map((productId) => [priceBookKeys.line(bookId, productId), StoredLine] as const));

/** Returns a page of a book's stored lines by product id, including those without rules. */
export const pageOfLines = (
  { table }: TableContext,
  bookId: string,
  { after, cursor, limit }: { after?: string; cursor?: string | undefined; limit: number },
): Promise<Slice<StoredLine>> =>
  table.query(
    {
      pk: priceBookKeys.lines(bookId),
      ...(after === undefined ? {} : { after: priceBookKeys.linesAfter(after) }),
      cursor,
      limit,
    },
    StoredLine,
  );

/** Reads the lines of books for products. */
export async function readLines({ table }: Context, ids: readonly string[], books: readonly StoredBook[]) {
  const names = books
    .filter(({ lineCount }) => lineCount > 0)
    .flatMap(({ id: bookId }) => ids.map((productId) => ({ bookId, productId })));
  const found = await Promise.all(
    chunk(names, keysAtOnce).map((some) =>
      table.getMany(
        some.map(({ bookId, productId }) => [priceBookKeys.line(bookId, productId), StoredLine] as const),
      ),
    ),
  );
  const lines = found.flat().flatMap((line) => line ?? []);
  const byName = new Map(lines.map((line) => [`${line.bookId}#${line.productId}`, line]));
  return (bookId: string, productId: string) => byName.get(`${bookId}#${productId}`);
}
