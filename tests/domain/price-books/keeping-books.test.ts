import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PriceBookCreation as Creation } from '#shared/price-books/price-book.ts';
import type { PriceRule } from '#shared/price-books/price-rule.ts';
import { newId } from '#shared/values/ids.ts';
import { productItems } from '#functions/domain/catalogue/products/product-items.ts';
import { previewBook } from '#functions/domain/price-books/preview-book.ts';
import { listLines } from '#functions/domain/price-books/price-lines.ts';
import {
  createPriceBook,
  deletePriceBook,
  getPriceBook,
  saveBookLines,
} from '#functions/domain/price-books/price-books.ts';
import { tendPriceBook } from '#functions/domain/price-books/begin-writing.ts';
import { priceBookKeys } from '#functions/domain/pricing/price-book-keys.ts';
import { bookRecord, requireBook, StoredLine } from '#functions/domain/pricing/price-book-record.ts';
import { bookDue } from '#functions/domain/pricing/price-due.ts';
import { type Item, remove } from '#functions/platform/table/table-operations.ts';
import { aProduct } from '#tests/support/catalogue.ts';
import { contextOf } from '#tests/support/context.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { editor, momentOf, priceWorld, setDay } from './price-world.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.spyOn(Math, 'random').mockReturnValue(0);
  setDay(0);
});
afterEach(() => void vi.useRealTimers());

const fixed = (value: number): PriceRule[] => [{ variantId: null, way: 'fixed', value }];
const rice = { price: 100_000, category: 0, business: 0 };
const lineItem = (bookId: string, productId: string, rules: PriceRule[] = fixed(1)): Item => ({
  ...priceBookKeys.line(bookId, productId),
  entity: 'price-line',
  bookId,
  productId,
  version: 1,
  edition: 1,
  rules,
});

describe('a price book that is made', () => {
  it('is one however often the same request comes, and its editor’s', async () => {
    const { context, rows } = await priceWorld();
    const asked = Creation.parse({ name: 'Tết', clientRequestId: 'mot-lan-thoi' });
    const first = await createPriceBook(context, { asked, editor });
    expect((await createPriceBook(context, { asked, editor })).id).toBe(first.id);
    expect(rows().filter(({ entity }) => entity === 'price-book')).toHaveLength(1);
    expect(first).toMatchObject({
      name: 'Tết',
      state: 'running',
      isWritten: false,
      lineCount: 0,
      version: 1,
      updatedBy: { id: editor.id, name: editor.name },
      items: [],
    });
    expect(await refusalOf(createPriceBook(context, { asked: { ...asked, name: 'Hè' }, editor }))).toBe(
      'REQUEST_DIFFERS',
    );
  });

  it('shows its first hundred lines, and the others a page at a time, without those that say nothing', async () => {
    const world = await priceWorld();
    const { id } = await world.addBook({});
    const products = Array.from({ length: 103 }, (_, nth) =>
      aProduct({ name: `Gạo ${nth}`, facts: { id: newId(Date.UTC(2027, 0, 1) + nth) } }),
    );
    world.put(products.flatMap(productItems));
    const ids = products.map(({ card }) => card.id);
    world.put(ids.map((productId, nth) => lineItem(id, productId, nth === 1 ? [] : fixed(nth + 1))));
    expect((await getPriceBook(world.context, id)).items.map(({ productId }) => productId)).toEqual(
      ids.slice(0, 100).filter((_, nth) => nth !== 1),
    );
    const page = await listLines(world.context, { id, take: 3 });
    expect(page.data.map(({ productId }) => productId)).toEqual([ids[0], ids[2]]);
    const next = await listLines(world.context, { id, take: 100, cursor: page.nextCursor ?? '' });
    expect([next.data.length, next.data[0]?.productId, next.nextCursor]).toEqual([100, ids[3], null]);
    expect(await refusalOf(listLines(world.context, { id: 'none', take: 3 }))).toBe('PRICE_BOOK_NOT_FOUND');
  });

  it('answers saved lines beside their products, those that are emptied or gone too', async () => {
    const world = await priceWorld();
    const product = await world.addProduct(rice);
    const { id } = await world.addBook({});
    const items = [
      { productId: product.id, rules: fixed(5) },
      { productId: 'nothing', rules: [] },
    ];
    const { book, data } = await saveBookLines(world.context, { bookId: id, items, editor });
    expect(book).toMatchObject({ id, lineCount: 1, isWritten: false });
    expect(data).toMatchObject([
      {
        productId: product.id,
        version: 1,
        rules: fixed(5),
        product: { price: 100_000, variants: [{ id: 'tui-lon' }] },
      },
      { productId: 'nothing', version: 0, rules: [], product: null },
    ]);
  });
});

describe('a price book that is taken away', () => {
  it('is over the version that was read, where one is said, and once', async () => {
    const { context, addBook } = await priceWorld();
    const { id } = await addBook({});
    const drop = (version: number | undefined) =>
      refusalOf(deletePriceBook(context, { id, version, editor }));
    expect(await drop(2)).toBe('STALE_STATE');
    expect(await drop(1)).toBeUndefined();
    expect(await drop(undefined)).toBe('PRICE_BOOK_NOT_FOUND');
    expect(await refusalOf(getPriceBook(context, id))).toBe('PRICE_BOOK_NOT_FOUND');
  });

  it('goes though its lines are saved at that moment, and takes no more', async () => {
    const world = await priceWorld();
    const product = await world.addProduct(rice);
    const { id } = await world.addBook({});
    const items = [{ productId: product.id, rules: fixed(5) }];
    const crossed = meanwhile(world.table, () => world.saveLines(id, items));
    await deletePriceBook(contextOf(crossed.table), { id, version: 1, editor });
    expect([crossed.happened(), (await bookRecord.find(world.table, { id }))?.isDeleted]).toEqual([
      true,
      true,
    ]);
    const other = await world.addBook({});
    const late = meanwhile(world.table, () => world.removeBook(other.id));
    const saving = saveBookLines(contextOf(late.table), { bookId: other.id, items, editor });
    expect(await refusalOf(saving)).toBe('PRICE_BOOK_NOT_FOUND');
    expect(late.happened()).toBe(true);
  });
});

describe('the terms of a price book', () => {
  it('end after they begin, whichever of the two is said', async () => {
    const { addBook, changeBook } = await priceWorld();
    const { id } = await addBook({ validFrom: momentOf(5), validTo: momentOf(9) });
    const change = (given: Parameters<typeof changeBook>[2]) => refusalOf(changeBook(id, 1, given));
    expect(await change({ validTo: momentOf(5) })).toBe('BAD_REQUEST');
    expect(await change({ validTo: momentOf(4) })).toBe('BAD_REQUEST');
    expect(await change({ validFrom: momentOf(9) })).toBe('BAD_REQUEST');
    expect(await change({ validFrom: null, validTo: momentOf(1) })).toBeUndefined();
    expect(await refusalOf(changeBook(id, 2, { validFrom: momentOf(20), validTo: null }))).toBeUndefined();
  });

  it('are saved with lines together, or not at all', async () => {
    const world = await priceWorld();
    const product = await world.addProduct(rice);
    const { id } = await world.addBook({});
    const line = { productId: product.id, rules: fixed(5) };
    const save = (version: number, items: object[]) =>
      refusalOf(world.changeBook(id, 1, { name: 'Mới', items: items as (typeof line)[] })).then((code) => [
        code,
        version,
      ]);
    expect(await save(1, [{ ...line, version: 4 }])).toEqual(['STALE_STATE', 1]);
    expect((await requireBook(world.context, id)).name).toBe('Bảng giá');
    expect(await save(1, [line])).toEqual([undefined, 1]);
    expect(await requireBook(world.context, id)).toMatchObject({ name: 'Mới', lineCount: 1, version: 2 });
    const saved = await world.table.get(priceBookKeys.line(id, product.id), StoredLine);
    expect(saved).toMatchObject({ edition: 2, version: 1, rules: fixed(5) });
  });
});

describe('the preview of a book of very many products', () => {
  it('counts a thousand, says that there are more, and shows twenty', async () => {
    const world = await priceWorld();
    const { id } = await world.addBook({});
    const products = Array.from({ length: 1001 }, (_, nth) =>
      aProduct({ name: `Gạo ${nth}`, facts: { id: newId(Date.UTC(2027, 0, 1) + nth) } }),
    );
    world.put(products.flatMap(({ card, detail }) => productItems({ card, detail, stocks: [] })));
    const lines = products.map(({ card }) => lineItem(id, card.id));
    const setLineCount = (lineCount: number) =>
      world.table.write([
        bookRecord.count({ id }, { set: { lineCount } }, { when: { entity: 'price-book' }, refusal: 'gone' }),
      ]);
    world.put(lines.slice(0, 1000));
    await setLineCount(1000);
    const full = await previewBook(world.context, id);
    expect([full.products, full.isMore, full.cheaper, full.rows.length]).toEqual([1000, false, 1000, 20]);
    world.put(lines);
    expect(await previewBook(world.context, id)).toMatchObject({ products: 1000, isMore: true });
  });
});

describe('the writing of a book', () => {
  it('is begun anew where it stands still, and not where it goes on', async () => {
    const world = await priceWorld();
    const { id } = await world.addBook({});
    const tend = async () => {
      await tendPriceBook(world.context, bookDue(id, new Date()));
      return world.jobs().length;
    };
    expect(await tend()).toBe(1);
    setDay(1);
    const first = world.jobs()[0]?.id;
    await tend();
    expect((await requireBook(world.context, id)).jobId).not.toBe(first);
  });

  it('is of no book that is gone by the time it begins', async () => {
    const { table, context, addBook, rows } = await priceWorld();
    const { id } = await addBook({});
    setDay(1);
    const take = () => table.write([remove(priceBookKeys.book(id))]);
    const crossed = meanwhile(table, take, { everyTime: true });
    await tendPriceBook({ ...context, table: crossed.table }, bookDue(id, new Date()));
    expect([crossed.happened(), rows().filter(({ entity }) => entity === 'price-book')]).toEqual([true, []]);
  });
});
