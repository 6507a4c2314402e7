import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findCard } from '#functions/domain/catalogue/products/find-product.ts';
import type { StoredJob } from '#functions/domain/jobs/job-record.ts';
import type { JobContext } from '#functions/domain/jobs/job-runner.ts';
import { tendPriceBook } from '#functions/domain/price-books/begin-writing.ts';
import { priceBookKeys } from '#functions/domain/price-books/records/price-book-keys.ts';
import { bookRecord } from '#functions/domain/price-books/records/price-book-record.ts';
import { bookDue } from '#functions/domain/price-books/windows/price-due.ts';
import { writeWindows } from '#functions/domain/price-books/windows/write-windows.ts';
import { writePrices } from '#functions/domain/price-books/write-prices.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { remove, update } from '#functions/platform/table/table-operations.ts';
import { contextOf } from '#tests/support/context.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { categories, type PriceWorld, priceWorld, setDay } from './price-world.ts';

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
