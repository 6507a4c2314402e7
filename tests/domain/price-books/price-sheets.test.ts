import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PriceRule } from '#shared/price-books/price-rule.ts';
import { deleteProduct } from '#functions/domain/catalogue/products/delete-product.ts';
import { getProduct } from '#functions/domain/catalogue/products/get-product.ts';
import { getPriceBook } from '#functions/domain/price-books/price-books.ts';
import { exportPrices, importPrices } from '#functions/domain/price-books/price-sheets.ts';
import { priceBookKeys } from '#functions/domain/pricing/price-book-keys.ts';
import { requireBook } from '#functions/domain/pricing/price-book-record.ts';
import { log } from '#functions/platform/log.ts';
import type { Item } from '#functions/platform/table/table-operations.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { sheetJobs } from '../support/sheet-jobs.ts';
import { priceWorld, setDay } from './price-world.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.spyOn(Math, 'random').mockReturnValue(0);
  vi.spyOn(log, 'warn').mockReturnValue();
  setDay(0);
});
afterEach(() => void vi.useRealTimers());

const rice = { price: 100_000, category: 0, business: 0 };
const whole = (way: PriceRule['way'], value: number): PriceRule => ({ variantId: null, way, value });
const large = (way: PriceRule['way'], value: number): PriceRule => ({ variantId: 'tui-lon', way, value });

/** So many kinds of rice of 100,000 ₫ with a large bag of 120,000 ₫, and a price book of this many lines. */
async function world(products: number, rules: PriceRule[][] = []) {
  const prices = await priceWorld();
  const ids: string[] = [];
  for (let nth = 0; nth < products; nth += 1) ids.push((await prices.addProduct(rice)).id);
  const items = rules.flatMap((own, nth) =>
    own.length > 0 ? [{ productId: ids[nth] ?? '', rules: own }] : [],
  );
  const { id: bookId } = await prices.addBook({ items });
  const jobs = sheetJobs({
    table: prices.table,
    runners: { 'export-prices': exportPrices, 'import-prices': importPrices },
  });
  const said = { bookId };
  return {
    ...prices,
    ...jobs,
    ids,
    bookId,
    check: (text: string, of = bookId) => jobs.check('import-prices', text, { bookId: of }),
    carryOut: async (text: string, other = prices.table) =>
      jobs.apply(await jobs.check('import-prices', text, said), said, other),
    export: async () => jobs.linesOf(await jobs.run('export-prices', { ...said, format: 'csv' })),
    rules: async () => {
      const { items: lines } = await getPriceBook(prices.context, bookId);
      return ids.map((id) => lines.find(({ productId }) => productId === id)?.rules ?? []);
    },
    versions: async () => {
      const { items: lines } = await getPriceBook(prices.context, bookId);
      return lines.map(({ version }) => version);
    },
    writing: () =>
      prices.rows().filter(({ entity, kind }) => entity === 'job' && kind === 'write-prices').length,
  };
}

const sheet = (...rows: string[]) => ['Mã hàng,Cách tính,Giá trị', ...rows].join('\n');

describe('the lines of a book as a file', () => {
  it('are a row for each rule, beside what the product or the variant costs without it', async () => {
    const shop = await world(4, [
      [whole('percent', -10.5), large('fixed', 99_000)],
      [large('amount', -5_000)],
      [whole('amount', 1_000)],
      [whole('fixed', 1)],
    ]);
    // A line that says nothing any more, and one of a product that is gone, are passed over.
    await shop.saveLines(shop.bookId, [{ productId: shop.ids[3] ?? '', rules: [] }]);
    const gone = shop.ids[2] ?? '';
    const shelves = shop.rows().filter(({ entity, pk }) => entity === 'stock' && String(pk).endsWith(gone));
    shop.put(shelves.map((shelf): Item => ({ ...(shelf as Item), onHand: 0 })));
    await deleteProduct(shop.context, gone, () => Promise.resolve([]));
    const names = await Promise.all(
      shop.ids.slice(0, 2).map(async (id) => (await getProduct(shop.context, id)).name),
    );
    const [heads, ...rows] = await shop.export();
    // Products that were made in the same moment come in any order.
    expect([heads, ...rows.toSorted()]).toEqual([
      'Mã hàng,Tên hàng,Giá gốc,Cách tính,Giá trị,Giá trong bảng',
      `G-1,${names[0]},100000,%,-10.5,89500`,
      `G-1/G-1-L,${names[0]} (lớn),120000,Giá mới,99000,99000`,
      `G-2/G-2-L,${names[1]} (lớn),120000,Số tiền,-5000,115000`,
    ]);
  });

  it('are all there where there are more than are read at once, and counted by the book', async () => {
    const shop = await world(1, [[whole('fixed', 90_000)]]);
    shop.put(
      Array.from({ length: 5_000 }, (_, nth) => ({
        ...priceBookKeys.line(shop.bookId, `0-${nth}`),
        entity: 'price-book-line',
        bookId: shop.bookId,
        productId: `0-${nth}`,
        version: 1,
        edition: 1,
        rules: nth % 100 === 0 ? [whole('fixed', 1)] : [],
      })),
    );
    const job = await shop.run('export-prices', { bookId: shop.bookId, format: 'csv' });
    expect(shop.linesOf(job).slice(1)).toEqual([expect.stringMatching(/^G-1,/)]);
    expect(job).toMatchObject({ status: 'done', total: 1, done: 1 });
  });
});

describe('a file of prices', () => {
  it('sets, changes and clears what products and their variants cost in the book', async () => {
    const shop = await world(6, [
      [],
      [whole('percent', -10), large('fixed', 99_000)],
      [whole('percent', -10), large('fixed', 99_000)],
      [whole('percent', -10)],
      [whole('percent', -10)],
      [],
    ]);
    const before = await requireBook(shop.context, shop.bookId);
    const job = await shop.carryOut(
      sheet(
        'G-1,,90000',
        'G-1/g-1-l,%,-12.25',
        'g-2,Số tiền,-5000',
        'G-3/G-3-L,,[xóa]',
        'G-4,Số tiền,',
        'G-5,%,-10',
        'G-6,,[xóa]',
      ),
    );
    expect(job).toMatchObject({ status: 'done', changed: 5, unchanged: 2, refused: 0 });
    expect(await shop.rules()).toEqual([
      [whole('fixed', 90_000), large('percent', -12.25)],
      [large('fixed', 99_000), whole('amount', -5_000)],
      [whole('percent', -10)],
      [whole('amount', -10)],
      [whole('percent', -10)],
      [],
    ]);
    const after = await requireBook(shop.context, shop.bookId);
    expect([after.lineCount, after.updatedBy.id, after.edition > before.edition]).toEqual([5, 'lan', true]);
    expect(after.jobId).not.toBe(before.jobId);
  });

  it('is refused row by row where it names nothing, or no price', async () => {
    const shop = await world(1, [[whole('fixed', 90_000)]]);
    const job = await shop.check(
      sheet(
        'NICHTS,,1',
        'G-1/NICHTS,,1',
        'NICHTS/G-1-L,,1',
        '/G-1-L,,1',
        'G-1,%,',
        'G-1/G-1-L,%,-100.01',
        'G-1/,,1',
      ),
    );
    expect(await shop.refusedOf(job)).toEqual([
      '2 code not_found',
      '3 code not_found',
      '4 code not_found',
      '5 code not_found',
      '6 value out_of_range',
      '7 value out_of_range',
      '8 code not_found',
    ]);
    expect(job).toMatchObject({ changed: 0, refused: 7 });
    // A trial changes nothing, and nothing is written into products.
    expect(await shop.rules()).toEqual([[whole('fixed', 90_000)]]);
  });

  it('names a variant by its code however that is written, there and in the file', async () => {
    const shop = await world(1);
    const details = shop.rows().filter(({ variants }) => Array.isArray(variants)) as (Item & {
      variants: object[];
    })[];
    shop.put(
      details.map((detail) => ({
        ...detail,
        variants: detail.variants.map((variant) => ({ ...variant, sku: 'g-1-Lớn' })),
      })),
    );
    for (const [nth, code] of ['G-1/g-1-lớn', 'g-1/G-1-LỚN', 'G-1/g-1-Lớn'].entries()) {
      await shop.carryOut(sheet(`${code},,${nth + 1}`));
      expect([code, await shop.rules()]).toEqual([code, [[large('fixed', nth + 1)]]]);
    }
  });

  it('that is only tried has no prices written, and one that is carried out has', async () => {
    const shop = await world(1);
    const written = shop.writing();
    await shop.work();
    const checked = await shop.check(sheet('G-1,,90000'));
    expect(shop.writing()).toBe(written);
    await shop.apply(checked, { bookId: shop.bookId });
    expect(shop.writing()).toBe(written + 1);
    await shop.settle();
    expect((await getProduct(shop.context, shop.ids[0] ?? '')).price).toBe(90_000);
  });

  it('of more products than one write has room for is carried out all the same', async () => {
    const shop = await world(34);
    const job = await shop.carryOut(sheet(...shop.ids.map((_, nth) => `G-${nth + 1},,${nth + 1}`)));
    expect(job).toMatchObject({ status: 'done', changed: 34 });
    expect(await shop.rules()).toEqual(shop.ids.map((_, nth) => [whole('fixed', nth + 1)]));
  });

  it('is taken back as it was: what was set is gone, and what was cleared is there again', async () => {
    const shop = await world(3, [[], [whole('percent', -10), large('amount', -1)], [large('fixed', 1)]]);
    const job = await shop.carryOut(sheet('G-1,,90000', 'G-2/G-2-L,,[xóa]', 'G-3/G-3-L,%,5'));
    await shop.work();
    const edition = (await requireBook(shop.context, shop.bookId)).edition;
    const written = shop.writing();
    expect(await shop.takeBack(job)).toMatchObject({ status: 'taken_back', takenBack: 3, kept: 0 });
    expect(shop.writing()).toBe(written + 1);
    expect(await shop.rules()).toEqual([
      [],
      [whole('percent', -10), large('amount', -1)],
      [large('fixed', 1)],
    ]);
    await shop.settle();
    const book = await requireBook(shop.context, shop.bookId);
    expect([book.edition > edition, book.writtenEdition]).toEqual([true, book.edition]);
  });

  it('keeps what somebody else saved of the same product at that moment', async () => {
    const shop = await world(1, [[whole('percent', -10)]]);
    const [productId = ''] = shop.ids;
    const checked = await shop.check(sheet('G-1/G-1-L,,50000'));
    const crossed = meanwhile(shop.table, () =>
      shop.saveLines(shop.bookId, [{ productId, rules: [whole('fixed', 80_000)] }]),
    );
    const job = await shop.apply(checked, { bookId: shop.bookId }, crossed.table);
    expect([crossed.happened(), job.changed]).toEqual([true, 1]);
    expect(await shop.rules()).toEqual([[whole('fixed', 80_000), large('fixed', 50_000)]]);
  });

  it('goes into the book it was tried with, and into no other', async () => {
    const shop = await world(1);
    const { id: other } = await shop.addBook({});
    const checked = await shop.check(sheet('G-1,,90000'));
    const job = await shop.apply(checked, { bookId: other });
    expect(job).toMatchObject({ status: 'failed', reason: 'check_missing' });
    expect((await getPriceBook(shop.context, other)).items).toEqual([]);
  });
});
