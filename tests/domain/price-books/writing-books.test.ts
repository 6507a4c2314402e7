import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PriceRule } from '#shared/price-books/price-rule.ts';
import { newId } from '#shared/values/ids.ts';
import { productKeys } from '#functions/domain/catalogue/catalogue-keys.ts';
import { findCard } from '#functions/domain/catalogue/products/find-product.ts';
import { productItems } from '#functions/domain/catalogue/products/product-items.ts';
import { StoredJob } from '#functions/domain/jobs/job-record.ts';
import type { JobContext } from '#functions/domain/jobs/job-runner.ts';
import { runJob, type JobRunners } from '#functions/domain/jobs/run-job.ts';
import { priceBookKeys } from '#functions/domain/pricing/price-book-keys.ts';
import { bookRecord, requireBook, StoredLine } from '#functions/domain/pricing/price-book-record.ts';
import { bookDue, productPricesDue } from '#functions/domain/pricing/price-due.ts';
import { writeWindows } from '#functions/domain/catalogue/products/write-windows.ts';
import { writePrices } from '#functions/domain/price-books/write-prices.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { type Item, remove, update } from '#functions/platform/table/table-operations.ts';
import { aProduct } from '#tests/support/catalogue.ts';
import { contextOf } from '#tests/support/context.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { categories, type PriceWorld, priceWorld, setDay } from './price-world.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.spyOn(Math, 'random').mockReturnValue(0);
  setDay(0);
});
afterEach(() => void vi.useRealTimers());

const fixed = (value: number, variantId: string | null = null): PriceRule[] => [
  { variantId, way: 'fixed', value },
];
const rice = { price: 100_000, category: 0, business: 0 };

/** So many products, which nobody made one by one. */
function aCrowd({ put }: PriceWorld, size: number): string[] {
  const products = Array.from({ length: size }, (_, nth) =>
    aProduct({ name: `Gạo ${nth}`, facts: { id: newId(Date.UTC(2027, 0, 1) + nth) } }),
  );
  put(products.flatMap(productItems));
  return products.map(({ card }) => card.id);
}

const lineItem = (bookId: string, productId: string, rules: PriceRule[]): Item => ({
  ...priceBookKeys.line(bookId, productId),
  entity: 'price-line',
  bookId,
  productId,
  version: 1,
  edition: 1,
  rules,
});

const linesIn = async ({ table }: PriceWorld, bookId: string): Promise<StoredLine[]> =>
  (await table.query({ pk: priceBookKeys.lines(bookId) }, StoredLine)).items;
const rulesIn = async (world: PriceWorld, bookId: string) =>
  Object.fromEntries((await linesIn(world, bookId)).map(({ productId, rules }) => [productId, rules]));

/** One piece of the work that is waiting, at a table of a test's own. */
async function workAt({ rows, products }: PriceWorld, table: Table): Promise<void> {
  const [job] = rows().flatMap((row) => (row['entity'] === 'job' ? [StoredJob.parse(row)] : []));
  if (!job) throw new Error('Nothing is to be written');
  const runners = { 'write-prices': writePrices(products) } as JobRunners;
  await runJob(contextOf(table) as JobContext, runners, { jobId: job.id, turn: job.turn });
}

describe('a new book with the lines of another', () => {
  it('has all of them, however many, and its own where somebody wrote one meanwhile', async () => {
    const world = await priceWorld();
    const ids = aCrowd(world, 95);
    const source = await world.addBook({});
    await world.work();
    world.put(ids.map((id, nth) => lineItem(source.id, id, nth === 5 ? [] : fixed(nth + 1))));
    const { id } = await world.addBook({ copyOf: source.id });
    await world.work(2);
    // The first ninety are there; of the others one is written by hand.
    expect((await requireBook(world.context, id)).lineCount).toBe(89);
    await world.saveLines(id, [{ productId: ids[93] ?? '', rules: fixed(7_000) }]);
    await world.settle();
    const copied = await rulesIn(world, id);
    expect(Object.keys(copied)).toHaveLength(94);
    expect([
      copied[ids[0] ?? ''],
      copied[ids[5] ?? ''],
      copied[ids[93] ?? ''],
      copied[ids[94] ?? ''],
    ]).toEqual([fixed(1), undefined, fixed(7_000), fixed(95)]);
    expect(await requireBook(world.context, id)).toMatchObject({ lineCount: 94, copyOf: null });
  });

  it('has none of products and variants that are gone', async () => {
    const world = await priceWorld();
    const [kept = '', gone = '', changed = ''] = aCrowd(world, 3);
    const source = await world.addBook({});
    world.put([
      lineItem(source.id, kept, fixed(1)),
      lineItem(source.id, changed, fixed(2, 'nothing')),
      lineItem(source.id, gone, fixed(3)),
    ]);
    await world.table.write([remove(productKeys.card(gone)), remove(productKeys.detail(gone))]);
    const { id } = await world.addBook({ copyOf: source.id });
    await world.settle();
    expect(await rulesIn(world, id)).toEqual({ [kept]: fixed(1) });
  });

  it('that is taken away before they are copied has none, and is gone', async () => {
    const world = await priceWorld();
    const [one = ''] = aCrowd(world, 1);
    const source = await world.addBook({});
    world.put([lineItem(source.id, one, fixed(1))]);
    const { id } = await world.addBook({ copyOf: source.id });
    await world.removeBook(id);
    await world.settle();
    expect([await linesIn(world, id), await bookRecord.find(world.table, { id })]).toEqual([[], undefined]);
  });
});

describe('a book that is written into its products', () => {
  const totals = ({ rows }: PriceWorld) =>
    rows().flatMap(({ entity, done, total }) => (entity === 'job' ? [[done, total]] : []));

  it('looks at its lines and at what its categories hold; at its lines alone where only those changed', async () => {
    const world = await priceWorld();
    const one = await world.addProduct(rice);
    await world.addProduct(rice);
    await world.addProduct({ ...rice, category: 2 });
    const ofRice = { categoryId: categories[0]?.id ?? '', way: 'percent' as const, value: -10 };
    const { id } = await world.addBook({
      categories: [ofRice],
      items: [{ productId: one.id, rules: fixed(1) }],
    });
    await world.work(1);
    expect(totals(world)).toEqual([[0, 3]]);
    await world.work();
    expect(totals(world)).toEqual([[3, 3]]);
    await world.saveLines(id, [{ productId: one.id, rules: fixed(2) }]);
    await world.work();
    expect(totals(world).at(-1)).toEqual([1, 1]);
    expect((await findCard(world.context, one.id))?.priceWindows[0]?.rules).toEqual(fixed(2));
  });

  it('drops lines that say nothing any more, but for one that is written anew at that moment', async () => {
    const world = await priceWorld();
    const [kept = '', emptied = '', rewritten = ''] = aCrowd(world, 3);
    const { id } = await world.addBook({
      items: [kept, emptied, rewritten].map((productId) => ({ productId, rules: fixed(1) })),
    });
    await world.settle();
    await world.saveLines(
      id,
      [emptied, rewritten].map((productId) => ({ productId, rules: [] })),
    );
    expect((await linesIn(world, id)).length).toBe(3);
    await world.work(1);
    const crossed = meanwhile(world.table, () =>
      world.table.write([
        update(priceBookKeys.line(id, rewritten), {
          set: { rules: fixed(9), edition: 3 },
          add: { version: 1 },
        }),
      ]),
    );
    const jobs = () => world.rows().filter(({ entity, status }) => entity === 'job' && status === 'running');
    expect(jobs()).toHaveLength(1);
    const [row] = jobs();
    const job = StoredJob.parse(row);
    const runners = { 'write-prices': writePrices(world.products) } as JobRunners;
    await runJob(contextOf(crossed.table) as JobContext, runners, { jobId: job.id, turn: job.turn });
    expect(crossed.happened()).toBe(true);
    expect(Object.keys(await rulesIn(world, id)).toSorted()).toEqual([kept, rewritten].toSorted());
    // That it was written anew is no fault: the work goes on with the next piece.
    expect(jobs()).toMatchObject([{ cursor: { phase: 'categories' }, tries: 0 }]);
  });

  it('is written once more where somebody changed it meanwhile, and keeps the categories it left until then', async () => {
    const world = await priceWorld();
    const product = await world.addProduct(rice);
    const line = (place: number) => ({
      categoryId: categories[place]?.id ?? '',
      way: 'percent' as const,
      value: -10,
    });
    const { id } = await world.addBook({ categories: [line(0)] });
    await world.settle();
    await world.changeBook(id, 1, { categories: [line(2)] });
    expect((await requireBook(world.context, id)).formerCategoryIds).toEqual([line(0).categoryId]);
    await world.work(3);
    await world.changeBook(id, 2, { priority: 5 });
    await world.settle();
    const book = await requireBook(world.context, id);
    expect([book.writtenEdition, book.formerCategoryIds]).toEqual([book.edition, []]);
    expect((await findCard(world.context, product.id))?.priceWindows).toEqual([]);
  });

  it('whose product is taken away at that moment writes nothing in its place', async () => {
    const world = await priceWorld();
    const product = await world.addProduct(rice);
    await world.addBook({ items: [{ productId: product.id, rules: fixed(1) }] });
    const tombstone = { ...productKeys.card(product.id), entity: 'product-gone', id: product.id };
    const crossed = meanwhile(world.table, () => world.put([tombstone]));
    await writeWindows(contextOf(crossed.table), [product.id, product.id]);
    const row = world.rows().find(({ pk, sk }) => pk === tombstone.pk && sk === tombstone.sk);
    expect([crossed.happened(), row]).toEqual([true, tombstone]);
  });

  it('is no book any more once it was taken away and written', async () => {
    const world = await priceWorld();
    const product = await world.addProduct(rice);
    const { id } = await world.addBook({ items: [{ productId: product.id, rules: fixed(1) }] });
    await world.settle();
    await world.removeBook(id);
    expect((await findCard(world.context, product.id))?.priceWindows).toHaveLength(1);
    await world.work();
    expect((await findCard(world.context, product.id))?.priceWindows).toEqual([]);
    expect([await linesIn(world, id), await bookRecord.find(world.table, { id })]).toEqual([[], undefined]);
    // Whoever looks after it later finds nothing to do.
    const jobs = world.rows().filter(({ entity }) => entity === 'job').length;
    await world.settle();
    expect(world.rows().filter(({ entity }) => entity === 'job')).toHaveLength(jobs);
  });

  it('that is gone when its piece begins ends the work', async () => {
    const world = await priceWorld();
    const { id } = await world.addBook({});
    await world.table.write([remove(priceBookKeys.book(id))]);
    await workAt(world, world.table);
    expect(world.jobs()).toEqual([]);
  });
});

it('a book and a product are looked after at the minute that follows', () => {
  const at = (moment: string) => [
    bookDue('b', new Date(moment)).at,
    productPricesDue('p', new Date(moment)).at,
  ];
  expect(at('2027-01-01T00:00:59.999Z')).toEqual(Array(2).fill('2027-01-01T00:01:00.000Z'));
  expect(at('2027-01-01T00:01:00.000Z')).toEqual(Array(2).fill('2027-01-01T00:02:00.000Z'));
});
