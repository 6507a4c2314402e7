import { chunk } from '#functions/platform/chunk.ts';
import * as z from 'zod';
import { changedPrice } from '#shared/price-books/effective-price.ts';
import type { PriceBookLine, ProductLine } from '#shared/price-books/price-book.ts';
import { PriceRule as Rule } from '#shared/price-books/price-rule.ts';
import { findProductIdByCode } from '#functions/domain/catalogue/products/find-product.ts';
import { readVariants } from '#functions/domain/catalogue/records/read-cards.ts';
import { exportRows } from '#functions/domain/jobs/export-rows.ts';
import type { CellValues } from '#functions/domain/jobs/import-plan.ts';
import { importRows } from '#functions/domain/jobs/import-rows.ts';
import type { ImportTarget, RowMeaning, RowChange } from '#functions/domain/jobs/job-target.ts';
import { jobRecord, type StoredJob } from '#functions/domain/jobs/job-record.ts';
import { type JobContext, JobFailure, type JobRunner } from '#functions/domain/jobs/job-runner.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { beginWriting } from './begin-writing.ts';
import {
  bookRecord,
  type Editor,
  lineRecord,
  requireBook,
  type StoredLine,
} from '#functions/domain/pricing/price-book-record.ts';
import { pageOfLines } from '#functions/domain/pricing/read-lines.ts';
import { isNamed, showLines, writesOfLines } from './price-lines.ts';

const Input = z.object({ bookId: z.string() });
const bookOf = ({ input }: StoredJob): string => Input.parse(input).bookId;

const After = z.string().nullable();
const linesAtOnce = 100;

/** Converts the rules of a line to rows of the file. */
function rowsOf({ productId, rules, product }: PriceBookLine) {
  if (!product) return [];
  return rules.map((rule) => {
    const variant = product.variants.find(({ id }) => id === rule.variantId);
    const ownPrice = product.price + (variant?.additionalPrice ?? 0);
    return {
      id: `${productId}#${rule.variantId ?? ''}`,
      code: variant ? `${product.code}/${variant.sku}` : product.code,
      name: variant ? `${product.name} (${variant.value})` : product.name,
      ownPrice,
      way: rule.way,
      value: rule.value,
      newPrice: changedPrice(ownPrice, rule),
    };
  });
}

/** Exports the lines of a book as a file that can be edited and imported again. */
export const exportPrices = exportRows({
  async page(job, after, take, context) {
    const from = After.parse(after);
    const bookId = bookOf(job);
    const book = await requireBook(context, bookId);
    const found = await pageOfLines(context, bookId, { ...(from !== null && { after: from }), limit: take });
    const pieces = chunk(found.items.filter(isNamed), linesAtOnce);
    const lines = await Promise.all(pieces.map((some) => showLines(context, some)));
    return {
      rows: lines.flat().flatMap(rowsOf),
      after: found.items.at(-1)?.productId ?? from,
      more: found.cursor !== undefined,
      ...(from === null && { total: book.lineCount }),
    };
  },
  idOf: ({ id }) => id,
  fileName: { vi: 'bang-gia', en: 'price-book' },
});

/** A product or one of its variants, with its line in the book. */
type SheetLine = { id: string; productId: string; variantId: string | null; line: StoredLine | undefined };

const ruleOf = ({ line, variantId }: SheetLine) => line?.rules.find((rule) => rule.variantId === variantId);

async function named(
  context: Context,
  bookId: string,
  productId: string,
  variantId: string | null,
): Promise<SheetLine> {
  const line = await lineRecord.find(context.table, { bookId, productId });
  return { id: `${productId}#${variantId ?? ''}`, productId, variantId, line };
}

/** Finds a product by its code, or a variant by the product's code and its SKU. */
async function findByCode(context: Context, bookId: string, key: string): Promise<SheetLine | undefined> {
  const whole = await findProductIdByCode(context, key);
  if (whole !== undefined) return named(context, bookId, whole, null);
  const at = key.lastIndexOf('/');
  const productId = at > 0 ? await findProductIdByCode(context, key.slice(0, at)) : undefined;
  if (productId === undefined) return undefined;
  const variants = (await readVariants(context.table, [productId])).get(productId) ?? [];
  const variant = variants.find(({ sku }) => sku.toUpperCase() === key.slice(at + 1).toUpperCase());
  return variant && named(context, bookId, productId, variant.id);
}

/** Returns the columns of a rule. Without a rule they equal a row that clears it. */
function valuesOf(thing: SheetLine) {
  const { way = null, value = '' } = ruleOf(thing) ?? {};
  return { way, value };
}

const ruleBy = ({ variantId }: SheetLine, { way, value }: CellValues) =>
  Rule.safeParse({ variantId, way, value }).data;

/**
 * Interprets a row. The value is a fixed price unless the row or the book names another way. Clearing a rule
 * clears both columns, so that an undo restores both.
 */
function meaningOf(thing: SheetLine, values: CellValues): RowMeaning {
  const said = { ...valuesOf(thing), ...values };
  if (said.value === '') return { values: { way: null, value: '' } };
  const meant = { ...said, way: said.way ?? 'fixed' };
  return ruleBy(thing, meant) ? { values: meant } : { problems: [{ column: 'value', code: 'out_of_range' }] };
}

/** Merges the rows of one product and its variants into one line. */
function linesOf(changes: readonly RowChange<SheetLine>[]): ProductLine[] {
  const lines = new Map<string, ProductLine>();
  for (const { thing, values } of changes) {
    const { productId, variantId, line } = thing;
    const version = line && line.rules.length > 0 ? line.version : 0;
    const { rules } = lines.get(productId) ?? { rules: line?.rules ?? [] };
    const rule = ruleBy(thing, { ...valuesOf(thing), ...values });
    const others = rules.filter((one) => one.variantId !== variantId);
    lines.set(productId, { productId, version, rules: rule ? [...others, rule] : others });
  }
  return [...lines.values()];
}

const editorOf = ({ ownerId: id, ownerName: name, ownerRole: role, language }: StoredJob) => ({
  id,
  name,
  role,
  language,
});

/** Writes per line: the line, its audit entry and the row's result, besides the book and its job. */
const writesEach = 3;
const linesTogether = Math.floor((100 - 2) / writesEach);

const targetIn = (bookId: string, editor: Editor): ImportTarget<SheetLine> => ({
  key: 'code',
  findByKeys: (context, keys) => Promise.all(keys.map((key) => findByCode(context, bookId, key))),
  findMany: (context, ids) =>
    Promise.all(
      ids.map((id) => {
        const [productId = '', variantId] = id.split('#');
        return named(context, bookId, productId, variantId || null);
      }),
    ),
  valuesOf,
  meaningOf,
  together: linesTogether,
  // Every write changes the book, so they run one at a time.
  abreast: 1,
  writesOf: async (context, changes) =>
    (await writesOfLines(context, { bookId, items: linesOf(changes), editor })).writes,
  fileName: { vi: 'bang-gia-can-sua', en: 'price-book-to-mend' },
});

/** Refuses to apply a file to another book than the one it was checked with. */
async function requireSameBook({ table }: JobContext, { input }: StoredJob, bookId: string): Promise<void> {
  const { checkId } = z.object({ checkId: z.string().optional() }).parse(input);
  const check = checkId === undefined ? undefined : await jobRecord.find(table, { id: checkId });
  if (check && bookOf(check) !== bookId) throw new JobFailure('check_missing');
}

/** Starts writing the book after its rows were saved. A deleted book is written by its own job anyway. */
async function write(context: JobContext, bookId: string): Promise<void> {
  const book = await bookRecord.find(context.table, { id: bookId });
  if (book) await beginWriting(context, book.updatedBy, bookId);
}

const runnerOf = (job: StoredJob): JobRunner => importRows(targetIn(bookOf(job), editorOf(job)));

/** Imports a book's lines as if staff had entered them, and writes them into the products. */
export const importPrices: JobRunner = {
  async step(context, job) {
    const bookId = bookOf(job);
    await requireSameBook(context, job, bookId);
    const step = await runnerOf(job).step(context, job);
    if (step.end && job.input['mode'] === 'apply') await write(context, bookId);
    return step;
  },
  async takeBack(context, job) {
    const step = (await runnerOf(job).takeBack?.(context, job)) ?? { end: { status: 'done' } };
    if (step.end) await write(context, bookOf(job));
    return step;
  },
};
