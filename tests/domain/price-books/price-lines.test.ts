import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { priceBookLimits } from '#shared/price-books/price-book.ts';
import type { PriceRule } from '#shared/price-books/price-rule.ts';
import { booksNaming } from '#functions/domain/pricing/books-naming.ts';
import { bookRecord, requireBook } from '#functions/domain/pricing/price-book-record.ts';
import { getPriceBook } from '#functions/domain/price-books/price-books.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import {
  businesses,
  categories,
  groups,
  momentOf,
  type PriceWorld,
  priceWorld,
  setDay,
} from './price-world.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.spyOn(Math, 'random').mockReturnValue(0);
  setDay(0);
});
afterEach(() => void vi.useRealTimers());

const fixed = (value: number): PriceRule[] => [{ variantId: null, way: 'fixed', value }];
const rice = { price: 100_000, category: 0, business: 0 };
const [paddy, , tea] = categories;

const linesOf = async ({ context }: PriceWorld, id: string) => {
  const { items, lineCount } = await getPriceBook(context, id);
  return { lineCount, rules: Object.fromEntries(items.map((line) => [line.productId, line.rules])) };
};

describe('the lines of a price book', () => {
  it('are saved over the version that was read; one that was emptied is read as none', async () => {
    const world = await priceWorld();
    const { id: productId } = await world.addProduct(rice);
    const { id } = await world.addBook({});
    const save = (version: number | undefined, rules: PriceRule[]) =>
      refusalOf(world.saveLines(id, [{ productId, version, rules }]));
    expect(await save(1, fixed(1000))).toBe('STALE_STATE');
    expect(await save(0, fixed(2000))).toBeUndefined();
    expect(await save(0, fixed(3000))).toBe('STALE_STATE');
    expect(await save(1, [])).toBeUndefined();
    expect(await save(2, fixed(4000))).toBe('STALE_STATE');
    expect(await save(0, fixed(5000))).toBeUndefined();
    expect(await save(undefined, fixed(6000))).toBeUndefined();
    expect(await linesOf(world, id)).toEqual({ lineCount: 1, rules: { [productId]: fixed(6000) } });
  });

  it('name products and variants that are there; a line is taken away whatever became of its product', async () => {
    const world = await priceWorld();
    const { id: productId } = await world.addProduct(rice);
    const { id } = await world.addBook({});
    const save = (line: { productId: string; rules: PriceRule[] }) => refusalOf(world.saveLines(id, [line]));
    expect(await save({ productId: 'nothing', rules: fixed(1) })).toBe('UNKNOWN_PRODUCT');
    expect(await save({ productId: 'nothing', rules: [] })).toBeUndefined();
    const [of] = fixed(1000) as [PriceRule];
    const rules = [of, { ...of, variantId: 'tui-nho' }];
    expect(await save({ productId, rules })).toBe('UNKNOWN_PRODUCT');
    expect(await save({ productId, rules: [of, { ...of, variantId: 'tui-lon' }] })).toBeUndefined();
  });

  it('are counted once each, however often they are said or taken away', async () => {
    const world = await priceWorld();
    const [one, two] = [await world.addProduct(rice), await world.addProduct(rice)];
    const { id } = await world.addBook({ items: [{ productId: one.id, rules: fixed(1000) }] });
    const save = async (productId: string, rules: PriceRule[]) => {
      await world.saveLines(id, [{ productId, rules }]);
      return (await requireBook(world.context, id)).lineCount;
    };
    expect([
      await save(two.id, fixed(1)),
      await save(two.id, fixed(2)),
      await save(two.id, fixed(2)),
    ]).toEqual([2, 2, 2]);
    const before = await requireBook(world.context, id);
    await save(two.id, fixed(2));
    expect(await requireBook(world.context, id)).toEqual(before);
    expect([await save(one.id, []), await save(one.id, []), await save(one.id, fixed(3))]).toEqual([1, 1, 2]);
  });

  it('that two save at the same moment are both kept', async () => {
    const world = await priceWorld();
    const products = [await world.addProduct(rice), await world.addProduct(rice)];
    const { id } = await world.addBook({});
    await Promise.all(
      products.map((product) => world.saveLines(id, [{ productId: product.id, rules: fixed(1000) }])),
    );
    expect((await linesOf(world, id)).lineCount).toBe(2);
  });

  it('are no more than a book may have; one that is there may still be changed', async () => {
    const world = await priceWorld();
    const [one, two] = [await world.addProduct(rice), await world.addProduct(rice)];
    const { id } = await world.addBook({});
    const fill = bookRecord.count(
      { id },
      { set: { lineCount: priceBookLimits.lines - 1 } },
      { when: { entity: 'price-book' }, refusal: 'gone' },
    );
    await world.table.write([fill]);
    const save = (productId: string, value: number) =>
      refusalOf(world.saveLines(id, [{ productId, rules: fixed(value) }]));
    expect(await save(one.id, 1000)).toBeUndefined();
    expect(await save(two.id, 1000)).toBe('PRICE_BOOK_FULL');
    expect(await save(one.id, 2000)).toBeUndefined();
  });

  it('are copied into a new book beside its own, but for those that say nothing any more', async () => {
    const world = await priceWorld();
    const products = [
      await world.addProduct(rice),
      await world.addProduct(rice),
      await world.addProduct(rice),
    ];
    const [one, two, three] = products.map(({ id }) => id) as [string, string, string];
    const source = await world.addBook({
      items: products.map((product, place) => ({ productId: product.id, rules: fixed(1000 * (place + 1)) })),
    });
    await world.saveLines(source.id, [{ productId: three, rules: [] }]);
    const copy = await world.addBook({ copyOf: source.id, items: [{ productId: one, rules: fixed(9000) }] });
    await world.settle();
    const expected = { [one]: fixed(9000), [two]: fixed(2000) };
    expect(await linesOf(world, copy.id)).toEqual({ lineCount: 2, rules: expected });
    expect((await linesOf(world, source.id)).lineCount).toBe(2);
    expect(await refusalOf(world.addBook({ copyOf: '0'.repeat(26) }))).toBe('PRICE_BOOK_NOT_FOUND');
  });
});

describe('a price book', () => {
  it('is one of as many as are kept; those that are on their way out do not count', async () => {
    const world = await priceWorld();
    const { id } = await world.addBook({});
    const book = await requireBook(world.context, id);
    const others = (count: number, given: object = {}) =>
      Array.from({ length: count }, (_, place) =>
        bookRecord.item({ ...book, ...given, id: `book-${JSON.stringify(given)}-${place}` }),
      );
    world.put([...others(priceBookLimits.books - 2), ...others(3, { isDeleted: true })]);
    expect(await refusalOf(world.addBook({}))).toBeUndefined();
    expect(await refusalOf(world.addBook({}))).toBe('TOO_MANY_PRICE_BOOKS');
  });

  it.each([
    ['UNKNOWN_BUSINESS', { scope: { kind: 'business', businessId: 'nobody' } }],
    ['CUSTOMER_GROUP_NOT_FOUND', { scope: { kind: 'group', groupId: 'nobody' } }],
    ['UNKNOWN_CATEGORY', { categories: [{ categoryId: 'none', way: 'percent', value: 1 }] }],
  ] as const)('%s: names what is there, when it begins and when it changes', async (code, terms) => {
    const world = await priceWorld();
    const asked = { ...terms, categories: 'categories' in terms ? [...terms.categories] : [] };
    expect(await refusalOf(world.addBook(asked))).toBe(code);
    const { id } = await world.addBook({});
    expect(await refusalOf(world.changeBook(id, 1, asked))).toBe(code);
  });

  it('is changed over the version that was read, also where it is changed at that moment', async () => {
    const world = await priceWorld();
    const { id } = await world.addBook({});
    expect(await refusalOf(world.changeBook(id, 2, { priority: 1 }))).toBe('STALE_STATE');
    const both = [1, 2].map((priority) => refusalOf(world.changeBook(id, 1, { priority })));
    expect(new Set(await Promise.all(both))).toEqual(new Set(['STALE_STATE', undefined]));
    expect(await refusalOf(world.changeBook(id, 2, { priority: 3 }))).toBeUndefined();
  });

  it('keeps what its terms name from being taken away until it is over or gone', async () => {
    const world = await priceWorld();
    const [businessId = '', groupId = ''] = [businesses[0], groups[0]?.id];
    const add = (given: object) => world.addBook(given);
    const category = (value: number) => ({ categoryId: tea?.id ?? '', way: 'percent' as const, value });
    const [off, over, gone] = [
      await add({ name: 'Tắt', isActive: false, categories: [category(-5)] }),
      await add({ name: 'Hết', validTo: momentOf(0), categories: [category(-6)] }),
      await add({ name: 'Xóa', categories: [category(-7)] }),
    ];
    await world.removeBook(gone.id);
    const ofBusiness = await add({ name: 'Một nhà', scope: { kind: 'business', businessId } });
    const ofGroup = await add({ name: 'Một nhóm', scope: { kind: 'group', groupId } });
    const naming = async (named: Parameters<typeof booksNaming>[1]) =>
      (await booksNaming(world.context, named)).map(({ path }) => path);
    expect(over.state).toBe('over');
    expect(await naming({ kind: 'category', categoryId: tea?.id ?? '' })).toEqual([`price-books/${off.id}`]);
    expect(await naming({ kind: 'category', categoryId: paddy?.id ?? '' })).toEqual([]);
    expect(await naming({ kind: 'business', businessId })).toEqual([`price-books/${ofBusiness.id}`]);
    expect(await naming({ kind: 'business', businessId: groupId })).toEqual([]);
    expect(await naming({ kind: 'group', groupId })).toEqual([`price-books/${ofGroup.id}`]);
    expect(await naming({ kind: 'group', groupId: businessId })).toEqual([]);
  });
});
