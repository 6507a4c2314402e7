import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#shared/contract/errors.ts';
import { findCard } from '#functions/domain/catalogue/products/find-product.ts';
import * as jobs from '#functions/domain/jobs/start-job.ts';
import type { StoredJob } from '#functions/domain/jobs/job-record.ts';
import type { JobContext } from '#functions/domain/jobs/job-runner.ts';
import { priceBookLimits } from '#shared/price-books/price-book.ts';
import { copyLines } from '#functions/domain/price-books/copy-lines.ts';
import { tendPriceBook } from '#functions/domain/price-books/begin-writing.ts';
import { updatePriceBook } from '#functions/domain/price-books/price-books.ts';
import { priceBookKeys } from '#functions/domain/pricing/price-book-keys.ts';
import { bookRecord, lineRecord } from '#functions/domain/pricing/price-book-record.ts';
import { bookDue } from '#functions/domain/pricing/price-due.ts';
import { writeWindows } from '#functions/domain/catalogue/products/write-windows.ts';
import { writePrices } from '#functions/domain/price-books/write-prices.ts';
import { log } from '#functions/platform/log.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { put, remove, update } from '#functions/platform/table/table-operations.ts';
import { contextOf } from '#tests/support/context.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { categories, editor, momentOf, type PriceWorld, priceWorld, setDay } from './price-world.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.spyOn(Math, 'random').mockReturnValue(0);
  setDay(0);
});
afterEach(() => void vi.useRealTimers());

const rice = { price: 100_000, category: 0, business: 0 };
const tenOff = (place: number) => ({
  categoryId: categories[place]?.id ?? '',
  way: 'percent' as const,
  value: -10,
});

/** The next piece of the work that is under way, whatever becomes of its job. */
async function nextStep({ products, jobs }: PriceWorld, table: Table, given: Partial<StoredJob> = {}) {
  const [job] = jobs();
  if (!job) throw new Error('Nothing is to be written');
  return writePrices(products).step(contextOf(table) as JobContext, { ...job, ...given });
}

const written = { phase: 'categories', edition: 1, after: '', category: 0 };
const bookGone = ({ table }: PriceWorld, id: string) => table.write([remove(priceBookKeys.book(id))]);

describe('a price book that goes away while it is written', () => {
  it.each([
    ['its lines are copied', { phase: 'copy', edition: 1, after: '', category: 0 }],
    ['another round of it is begun', { ...written, edition: 0 }],
  ])('as %s is not made anew, and its work ends', async (_, cursor) => {
    const world = await priceWorld();
    const source = await world.addBook({});
    await world.work();
    const { id } = await world.addBook({ copyOf: source.id });
    const crossed = meanwhile(world.table, () => bookGone(world, id));
    const step = await nextStep(world, crossed.table, { cursor });
    expect(crossed.happened()).toBe(true);
    expect(await bookRecord.find(world.table, { id })).toBeUndefined();
    if (cursor.phase === 'copy') expect(step).toMatchObject({ cursor: { phase: 'lines', edition: 1 } });
    else expect(step).toEqual({ end: { status: 'done' } });
  });

  it('as its work is begun is not made anew', async () => {
    const world = await priceWorld();
    const { id } = await world.addBook({});
    await world.settle();
    // An edition that nobody has begun to write.
    await world.table.write([update(priceBookKeys.book(id), { set: { edition: 2 } })]);
    const crossed = meanwhile(world.table, () => bookGone(world, id));
    await tendPriceBook(contextOf(crossed.table), bookDue(id, new Date()));
    expect(crossed.happened()).toBe(true);
    expect(await bookRecord.find(world.table, { id })).toBeUndefined();
    expect(world.jobs()).toMatchObject([{ kind: 'write-prices', input: { bookId: id } }]);
  });
});

it('a price book that is to be taken away is copied no further, whatever lines are left', async () => {
  const world = await priceWorld();
  const source = await world.addBook({});
  await world.work();
  const { id } = await world.addBook({ copyOf: source.id });
  const limit = priceBookLimits.linesAtOnce;
  for (let nth = 0; nth <= limit; nth += 1) {
    const line = { bookId: source.id, productId: `p${1000 + nth}`, version: 1, edition: 1, rules: [] };
    await world.table.write([put(lineRecord.item(line))]);
  }
  const cursor = { phase: 'copy' as const, edition: 1, after: '', category: 0 };
  const context = contextOf(world.table) as JobContext;
  const book = await bookRecord.find(world.table, { id });
  if (!book) throw new Error('The book is gone');
  const gone = await copyLines(context, { ...book, isDeleted: true }, cursor);
  expect(gone.next).toMatchObject({ phase: 'lines', after: '' });
  expect((await copyLines(context, book, cursor)).next).toEqual({ ...cursor, after: `p${999 + limit}` });
});

it('a piece of a copy that fails for another reason than a product that is gone fails as a whole', async () => {
  const world = await priceWorld();
  const product = await world.addProduct(rice);
  const rules = [{ variantId: null, way: 'fixed' as const, value: 1 }];
  const source = await world.addBook({ items: [{ productId: product.id, rules }] });
  await world.work();
  const { id } = await world.addBook({ copyOf: source.id });
  let tries = 0;
  const write: Table['write'] = (operations) => {
    tries += 1;
    if (tries > 1) return world.table.write(operations);
    throw new AppError('STALE_STATE', { params: { productId: product.id } });
  };
  const cursor = { phase: 'copy', edition: 1, after: '', category: 0 };
  const step = nextStep(world, { ...world.table, write }, { cursor });
  await expect(step).rejects.toMatchObject({ code: 'STALE_STATE' });
  expect(await bookRecord.find(world.table, { id })).toMatchObject({ copyOf: source.id, lineCount: 0 });
});

it('a price book changed as its last piece ends is written in another round, with the categories it left', async () => {
  const world = await priceWorld();
  const { id } = await world.addBook({ categories: [tenOff(0)] });
  const crossed = meanwhile(world.table, () => world.changeBook(id, 1, { categories: [tenOff(2)] }));
  const step = await nextStep(world, crossed.table, { cursor: { ...written, category: 1 } });
  expect(crossed.happened()).toBe(true);
  expect(step).toEqual({ cursor: { phase: 'lines', edition: 2, after: '', category: 0 } });
  expect(await bookRecord.find(world.table, { id })).toMatchObject({
    edition: 2,
    writtenEdition: 0,
    formerCategoryIds: [categories[0]?.id],
  });
});

it('a product that is moved while a book is written never shows the price of the category it left', async () => {
  const world = await priceWorld();
  const product = await world.addProduct(rice);
  await world.addBook({ categories: [tenOff(0)] });
  const crossed = meanwhile(world.table, () => world.changeProduct(product, { category: 2 }));
  const shown: unknown[] = [];
  const watched: Table = {
    ...crossed.table,
    async write(operations) {
      const refusal = await crossed.table.write(operations);
      shown.push((await findCard(world.context, product.id))?.priceWindows);
      return refusal;
    },
  };
  await writeWindows(contextOf(watched), [product.id]);
  expect([crossed.happened(), shown]).toEqual([true, [[]]]);
});

it('how far a price book is written and copied stays as it came to be while its terms are changed', async () => {
  const world = await priceWorld();
  const source = await world.addBook({});
  const { id } = await world.addBook({ copyOf: source.id });
  const come = { jobId: 'another', writtenEdition: 7, copyOf: null };
  const crossed = meanwhile(world.table, () =>
    world.table.write([update(priceBookKeys.book(id), { set: come })]),
  );
  vi.spyOn(log, 'warn').mockReturnValue();
  const context = contextOf(crossed.table);
  // What is begun after it is another matter: no job can be.
  vi.spyOn(jobs, 'startJob').mockRejectedValue(new Error('no job'));
  await updatePriceBook(context, { id, version: 1, change: { name: 'Tết' }, editor });
  expect(crossed.happened()).toBe(true);
  expect(await bookRecord.find(world.table, { id })).toMatchObject({ ...come, name: 'Tết', version: 2 });
});

it('a price book tells of each of its terms that changes, by name, and of nothing else', async () => {
  const world = await priceWorld();
  const { id } = await world.addBook({});
  const toldOf = () =>
    world
      .rows()
      .flatMap(({ entity, pk, fields }) =>
        entity === 'activity' && pk === `ACTIVITY#price-book#${id}` ? (fields as { field: string }[]) : [],
      );
  await world.changeBook(id, 1, {
    name: 'Tết',
    validFrom: momentOf(1),
    validTo: momentOf(2),
    isActive: false,
    scope: { kind: 'group', groupId: 'quen' },
    priority: 3,
    categories: [tenOff(0)],
  });
  const fields = ['categories', 'isActive', 'name', 'priority', 'scope', 'validFrom', 'validTo'];
  expect(
    toldOf()
      .map(({ field }) => field)
      .toSorted(),
  ).toEqual(fields);
  await world.changeBook(id, 2, { name: 'Tết' });
  expect(toldOf()).toHaveLength(fields.length);
});

it('a price book is looked after at the next minute whenever it is made, changed or taken away', async () => {
  const world = await priceWorld();
  vi.spyOn(log, 'warn').mockReturnValue();
  vi.spyOn(jobs, 'startJob').mockRejectedValue(new Error('no job'));
  const { id } = await world.addBook({});
  const dues = () =>
    world.rows().flatMap(({ entity, at, of }) => (entity === 'due' && of === id ? [String(at)] : []));
  const next = (day: number) => new Date(Date.parse(momentOf(day)) + 60_000).toISOString();
  expect(dues()).toEqual([next(0)]);
  setDay(1);
  await world.changeBook(id, 1, { name: 'Tết' });
  expect(dues()).toContain(next(1));
  setDay(2);
  await world.removeBook(id);
  expect(dues()).toContain(next(2));
  // As long as it is not written it is looked after again.
  vi.mocked(jobs.startJob).mockRestore();
  setDay(3);
  await tendPriceBook(world.context, bookDue(id, new Date()));
  expect(dues()).toContain(next(3));
});

it('a price book keeps all categories it has left since it was written last', async () => {
  const world = await priceWorld();
  const { id } = await world.addBook({ categories: [tenOff(0)] });
  await world.changeBook(id, 1, { categories: [tenOff(1)] });
  await world.changeBook(id, 2, { categories: [tenOff(2)] });
  await world.changeBook(id, 3, { priority: 5 });
  expect((await bookRecord.find(world.table, { id }))?.formerCategoryIds.toSorted()).toEqual(
    categories.map((category) => category.id).toSorted(),
  );
});

it('the products of a large category are written five hundred at a time, and then those of the next', async () => {
  const world = await priceWorld();
  await world.addBook({ categories: [tenOff(0), tenOff(2)] });
  const asked: unknown[] = [];
  const found = (count: number) => Array.from({ length: count }, (_, nth) => ({ id: `p${nth}` }));
  const pages = [found(500), found(500), found(0), found(3)];
  const ask = {
    filed: async (_under: unknown, after: string, take: number) => {
      asked.push([after, take]);
      return pages.shift() ?? [];
    },
  };
  const [job] = world.jobs();
  if (!job) throw new Error('It is to be written');
  const source = () => Promise.resolve({ ask } as unknown as Awaited<ReturnType<typeof world.products>>);
  let cursor: unknown = written;
  const places: unknown[] = [];
  for (let piece = 0; piece < 4; piece += 1) {
    const step = await writePrices(source).step(contextOf(world.table) as JobContext, { ...job, cursor });
    cursor = step.cursor;
    const { after, category } = cursor as typeof written;
    places.push([step.counts?.done, after, category]);
  }
  expect(asked).toEqual([
    ['', 500],
    ['p499', 500],
    ['p499', 500],
    ['', 500],
  ]);
  expect(places).toEqual([
    [500, 'p499', 0],
    [500, 'p499', 0],
    [0, '', 1],
    [3, '', 2],
  ]);
});
