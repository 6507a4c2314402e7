import { priceBookLimits } from '#shared/price-books/price-book.ts';
import type { JobContext } from '#functions/domain/jobs/job-runner.ts';
import { AppError } from '#shared/contract/errors.ts';
import { bookRecord, type StoredBook } from '#functions/domain/pricing/price-book-record.ts';
import { linesOf, pageOfLines } from '#functions/domain/pricing/read-lines.ts';
import { isNamed, saveLines } from './price-lines.ts';

type Place = { phase: 'copy' | 'lines' | 'categories'; edition: number; after: string; category: number };

/** Copies some lines. A deleted product is skipped, and so is a line whose variants are gone. */
async function copySome(
  context: JobContext,
  book: StoredBook,
  items: Parameters<typeof saveLines>[1]['items'],
) {
  try {
    await saveLines(context, { bookId: book.id, items, editor: book.updatedBy });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'UNKNOWN_PRODUCT') throw error;
    const without = items.filter(({ productId }) => productId !== error.details.params?.['productId']);
    if (without.length > 0) await copySome(context, book, without);
  }
}

/** Copies another book's lines into a new one, in chunks. Lines of staff are kept. */
export async function copyLines(context: JobContext, book: StoredBook, cursor: Place) {
  const { table } = context;
  const limit = priceBookLimits.linesAtOnce;
  const source = book.copyOf ?? '';
  const page = await pageOfLines(context, source, { after: cursor.after, limit });
  const named = page.items.filter(isNamed);
  const own = await linesOf(
    context,
    book.id,
    named.map(({ productId }) => productId),
  );
  const items = named.filter((_, place) => !own[place]).map(({ productId, rules }) => ({ productId, rules }));
  if (items.length > 0 && !book.isDeleted) await copySome(context, book, items);
  const last = page.items.at(-1);
  if (last && page.cursor !== undefined && !book.isDeleted)
    return { looked: items.length, next: { ...cursor, after: last.productId } };
  await table.write([bookRecord.count({ id: book.id }, { set: { copyOf: null } }, { refusal: 'gone' })]);
  const { edition = cursor.edition } = (await bookRecord.find(table, { id: book.id })) ?? {};
  return { looked: items.length, next: { ...cursor, phase: 'lines' as const, edition, after: '' } };
}
