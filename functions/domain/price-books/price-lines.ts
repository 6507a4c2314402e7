import { isDeepStrictEqual } from 'node:util';
import { AppError } from '#shared/contract/errors.ts';
import { type PriceBookLine, priceBookLimits, type ProductLine } from '#shared/price-books/price-book.ts';
import { readCards, readVariants } from '#functions/domain/catalogue/records/read-cards.ts';
import { scheduleDue } from '#functions/domain/due/due-items.ts';
import { again, retry } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import {
  bookConflict,
  bookRecord,
  type Editor,
  lineRecord,
  requireBook,
  type StoredBook,
  type StoredLine,
} from '#functions/domain/pricing/price-book-record.ts';
import { linesOf, pageOfLines } from '#functions/domain/pricing/read-lines.ts';
import { bookDue } from '#functions/domain/pricing/price-due.ts';

async function requireProducts(context: Context, items: readonly ProductLine[]): Promise<void> {
  const named = items.filter(({ rules }) => rules.length > 0);
  const variants = await readVariants(
    context.table,
    named.map(({ productId }) => productId),
  );
  for (const { productId, rules } of named) {
    const own = variants.get(productId)?.map(({ id }) => id);
    if (!own || rules.some(({ variantId }) => variantId !== null && !own.includes(variantId)))
      throw new AppError('UNKNOWN_PRODUCT', { params: { productId } });
  }
}

export const lineMissing = (bookId: string, productId: string): StoredLine => ({
  bookId,
  productId,
  version: 0,
  edition: 0,
  rules: [],
});

/** Returns the shown version. A line without rules is missing, kept until products are updated. */
const shownVersion = ({ rules, version }: StoredLine): number => (rules.length > 0 ? version : 0);

function requireAsRead(line: StoredLine, { productId, version }: ProductLine): void {
  if (version === undefined || version === shownVersion(line)) return;
  throw new AppError('STALE_STATE', { params: { productId } });
}

/** Returns the writes for lines of a book, as part of an edition. */
export async function lineWrites(
  context: Context,
  { id: bookId, lineCount }: Pick<StoredBook, 'id' | 'lineCount'>,
  edition: number,
  items: readonly ProductLine[],
): Promise<{ writes: Operation<typeof bookConflict>[]; lineCount: number }> {
  await requireProducts(context, items);
  const found = await linesOf(
    context,
    bookId,
    items.map(({ productId }) => productId),
  );
  let count = lineCount;
  const writes = items.flatMap((item, place) => {
    const line = found[place] ?? lineMissing(bookId, item.productId);
    requireAsRead(line, item);
    const { rules } = item;
    if (isDeepStrictEqual(line.rules, rules)) return [];
    count += Number(rules.length > 0) - Number(line.rules.length > 0);
    return lineRecord.replace(line, { rules, edition }).writes;
  });
  if (count > priceBookLimits.lines)
    throw new AppError('PRICE_BOOK_FULL', { params: { limit: priceBookLimits.lines } });
  return { writes, lineCount: count };
}

type LinesToSave = { bookId: string; items: readonly ProductLine[]; editor: Editor };

/** Returns all writes to save lines of a book, based on its current state, and the book after them. */
export async function writesOfLines(
  context: Context,
  { bookId, items, editor }: LinesToSave,
): Promise<{ book: StoredBook; writes: Operation<typeof bookConflict>[] }> {
  const book = await requireBook(context, bookId);
  const edition = book.edition + 1;
  const { writes, lineCount } = await lineWrites(context, book, edition, items);
  if (writes.length === 0) return { book, writes };
  const at = context.now();
  const set = { edition, lineCount, updatedAt: at.toISOString(), updatedBy: editor };
  const head = bookRecord.count(
    { id: bookId },
    { set },
    { when: { edition: book.edition }, refusal: bookConflict },
  );
  return { book: { ...book, ...set }, writes: [head, ...writes, scheduleDue(bookDue(bookId, at))] };
}

/** Saves lines of a book in one transaction. */
export const saveLines = (context: Context, lines: LinesToSave): Promise<StoredBook> =>
  retry(async () => {
    const { book, writes } = await writesOfLines(context, lines);
    const refusal = writes.length > 0 ? await context.table.write(writes) : undefined;
    return refusal ? again : book;
  });

/** Converts lines for staff, with what the products cost without the book. */
export async function showLines(context: Context, lines: readonly StoredLine[]): Promise<PriceBookLine[]> {
  const cards = await readCards(
    context.table,
    lines.map(({ productId }) => productId),
  );
  const variants = await readVariants(
    context.table,
    cards.filter(({ hasVariants }) => hasVariants).map(({ id }) => id),
  );
  const byId = new Map(cards.map((card) => [card.id, card]));
  return lines.map((line) => {
    const card = byId.get(line.productId);
    const { productId, rules } = line;
    return {
      productId,
      rules,
      version: shownVersion(line),
      product: card ? { ...card, variants: variants.get(card.id) ?? [] } : null,
    };
  });
}

export const isNamed = ({ rules }: StoredLine): boolean => rules.length > 0;

export async function listLines(
  context: Context,
  { id, take, cursor }: { id: string; take: number; cursor?: string | undefined },
): Promise<{ data: PriceBookLine[]; nextCursor: string | null }> {
  await requireBook(context, id);
  const page = await pageOfLines(context, id, { cursor, limit: take });
  const data = await showLines(context, page.items.filter(isNamed));
  return { data, nextCursor: page.cursor ?? null };
}
