import { chunk } from '#functions/platform/chunk.ts';
import * as z from 'zod';
import { type Products, readProducts } from '#functions/domain/catalogue/views/read-products.ts';
import type { StoredJob } from '#functions/domain/jobs/job-record.ts';
import type { JobContext, JobRunner, JobStep } from '#functions/domain/jobs/job-runner.ts';
import { countWithin, productsWithin } from './category-products.ts';
import { copyLines } from './copy-lines.ts';
import {
  bookRecord,
  lineRecord,
  type StoredBook,
  type StoredLine,
} from '#functions/domain/pricing/price-book-record.ts';
import { pageOfLines } from '#functions/domain/pricing/read-lines.ts';
import { isNamed } from './price-lines.ts';
import { writeWindows } from '#functions/domain/catalogue/products/write-windows.ts';

const WritePricesInput = z.object({ bookId: z.string() });

const Cursor = z.object({
  phase: z.enum(['copy', 'lines', 'categories']),
  /** The edition being written. Later changes are left for the next round. */
  edition: z.int(),
  /** The last product handled, and the index of the category. */
  after: z.string(),
  category: z.int(),
});
type Cursor = z.infer<typeof Cursor>;

/** Source of the products in a category. */
type ProductSource = () => Promise<Products>;

/** Number of products in one step of the job, which takes a few seconds. */
const productsAtOnce = 500;
const writesAbreast = 10;

const begin = ({ copyOf, edition }: StoredBook): Cursor => ({
  phase: copyOf === null ? 'lines' : 'copy',
  edition,
  after: '',
  category: 0,
});

const areTermsNew = ({ termsEdition, writtenEdition }: StoredBook): boolean => termsEdition > writtenEdition;

/** Returns the categories to write. Their rules can change only with the terms. */
const categoriesOf = (book: StoredBook): string[] =>
  areTermsNew(book)
    ? [...new Set([...book.categories.map(({ categoryId }) => categoryId), ...book.formerCategoryIds])]
    : [];

async function countProducts(
  { table }: JobContext,
  book: StoredBook,
  products: ProductSource,
): Promise<number> {
  const categoryIds = categoriesOf(book);
  if (categoryIds.length === 0) return book.lineCount;
  return book.lineCount + (await countWithin(table, await products(), categoryIds));
}

/** Deletes lines without rules, unless they were written again. */
async function dropLines({ table }: JobContext, lines: readonly StoredLine[]): Promise<void> {
  for (const some of chunk(lines, writesAbreast))
    await Promise.all(some.map((line) => table.write(lineRecord.softDelete(line))));
}

async function writeLines(context: JobContext, book: StoredBook, cursor: Cursor) {
  const { items, cursor: more } = await pageOfLines(context, book.id, {
    after: cursor.after,
    limit: productsAtOnce,
  });
  const isNew = (line: StoredLine) => areTermsNew(book) || line.edition > book.writtenEdition;
  await writeWindows(
    context,
    items.filter(isNew).map(({ productId }) => productId),
  );
  await dropLines(
    context,
    items.filter((line) => book.isDeleted || !isNamed(line)),
  );
  const last = items.at(-1);
  const next: Cursor =
    last && more !== undefined
      ? { ...cursor, after: last.productId }
      : { ...cursor, phase: 'categories', after: '', category: 0 };
  return { looked: items.length, next };
}

type CategoryPlace = { categoryId: string; cursor: Cursor; products: ProductSource };

async function writeCategory(context: JobContext, { categoryId, cursor, products }: CategoryPlace) {
  const page = { categoryId, after: cursor.after, take: productsAtOnce };
  const ids = await productsWithin(context.table, await products(), page);
  await writeWindows(context, ids);
  const after = ids.length === productsAtOnce ? (ids.at(-1) ?? '') : '';
  return { looked: ids.length, next: { ...cursor, after, category: cursor.category + (after ? 0 : 1) } };
}

/** Ends a round, in which every product got the prices of one edition. Later changes need another round. */
async function finish(
  { table }: JobContext,
  book: StoredBook,
  { edition }: Cursor,
): Promise<'written' | 'another round'> {
  if (book.edition !== edition) {
    const soFar = bookRecord.count(
      { id: book.id },
      { set: { writtenEdition: edition } },
      { refusal: 'gone' },
    );
    await table.write([soFar]);
    return 'another round';
  }
  const done = bookRecord.count(
    { id: book.id },
    { set: { writtenEdition: edition, formerCategoryIds: [] } },
    { when: { edition }, refusal: 'changed meanwhile' },
  );
  const refusal = await table.write(book.isDeleted ? bookRecord.softDelete(book) : [done]);
  return refusal ? 'another round' : 'written';
}

async function workOn(context: JobContext, book: StoredBook, cursor: Cursor, products: ProductSource) {
  if (cursor.phase === 'copy') return copyLines(context, book, cursor);
  if (cursor.phase === 'lines') return writeLines(context, book, cursor);
  const categoryId = categoriesOf(book)[cursor.category];
  return categoryId === undefined ? undefined : writeCategory(context, { categoryId, cursor, products });
}

async function step(context: JobContext, job: StoredJob, products: ProductSource): Promise<JobStep> {
  const { bookId } = WritePricesInput.parse(job.input);
  const book = await bookRecord.find(context.table, { id: bookId });
  if (!book) return { end: { status: 'done' } };
  if (job.cursor === null) {
    return { counts: { total: await countProducts(context, book, products) }, cursor: begin(book) };
  }
  const cursor = Cursor.parse(job.cursor);
  const worked = await workOn(context, book, cursor, products);
  if (worked) {
    const done = job.done + worked.looked;
    return { counts: { done, total: Math.max(job.total ?? 0, done) }, cursor: worked.next };
  }
  if ((await finish(context, book, cursor)) === 'written')
    return { counts: { total: job.done }, end: { status: 'done' } };
  const newer = await bookRecord.find(context.table, { id: bookId });
  return newer ? { cursor: begin(newer) } : { end: { status: 'done' } };
}

/** Writes a book's prices into every product it concerns or concerned: see `write-windows.ts`. */
export const writePrices = (products: ProductSource = readProducts): JobRunner => ({
  step: (context, job) => step(context, job, products),
});
