import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listPriceBooks as contract } from '#shared/price-books/price-books.contract.ts';
import { profileRecord } from '#functions/domain/accounts/account.ts';
import { productsView } from '#functions/domain/catalogue/views/products-view.ts';
import { editorOf } from '#functions/domain/price-books/editor.ts';
import { findProducts } from '#functions/domain/price-books/find-products.ts';
import { listPriceBooks } from '#functions/domain/price-books/list-books.ts';
import { deletePriceBook } from '#functions/domain/price-books/price-books.ts';
import { productPrices } from '#functions/domain/price-books/product-prices.ts';
import { priceBookKeys } from '#functions/domain/pricing/price-book-keys.ts';
import { remove } from '#functions/platform/table/table-operations.ts';
import { aProfile } from '#tests/support/profile.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { followTable } from '../support/views-of-table.ts';
import { editor, momentOf, priceWorld, setDay } from './price-world.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.spyOn(Math, 'random').mockReturnValue(0);
  setDay(0);
});
afterEach(() => void vi.useRealTimers());

const rice = { price: 100_000, category: 0, business: 0 };
const fixed = (value: number) => [{ variantId: null, way: 'fixed' as const, value }];

describe('what a product costs', () => {
  it('is told with the book that says so, and all that books will make of it', async () => {
    const world = await priceWorld();
    const { id: productId } = await world.addProduct(rice);
    expect(await productPrices(world.context, productId)).toEqual({
      ownPrice: 100_000,
      price: 100_000,
      total: 108_000,
      taxRate: 8,
      because: null,
      windows: [],
    });
    const { id: bookId } = await world.addBook({
      name: 'Sale',
      items: [{ productId, rules: fixed(90_000) }],
    });
    await world.settle();
    expect(await productPrices(world.context, productId)).toMatchObject({
      ownPrice: 100_000,
      price: 90_000,
      total: 97_200,
      because: { bookId, name: 'Sale' },
      windows: [{ bookId, name: 'Sale' }],
    });
    expect(await refusalOf(productPrices(world.context, 'none'))).toBe('PRODUCT_NOT_FOUND');
    // A book that is gone by now has no name.
    await world.table.write([remove(priceBookKeys.book(bookId))]);
    expect(await productPrices(world.context, productId)).toMatchObject({
      because: { bookId, name: '' },
      windows: [{ bookId, name: '' }],
    });
  });
});

describe('the list of price books', () => {
  it('is narrowed by name and by where they stand, without those that were deleted', async () => {
    const world = await priceWorld();
    await world.addBook({ name: 'Tết' });
    await world.addBook({ name: 'Hè', isActive: false });
    await world.addBook({ name: 'Thu', validFrom: momentOf(5), validTo: momentOf(6) });
    const { id, version } = await world.addBook({ name: 'Cũ' });
    await deletePriceBook(world.context, { id, version, editor });
    const names = async (query: object = {}) =>
      (
        await listPriceBooks(
          world.context,
          contract.query.parse({ sortBy: 'name', sortOrder: 'asc', ...query }),
        )
      ).data.map(({ name, state }) => [name, state]);
    expect(await names()).toEqual([
      ['Hè', 'off'],
      ['Tết', 'running'],
      ['Thu', 'coming'],
    ]);
    expect(await names({ state: 'coming,off' })).toEqual([
      ['Hè', 'off'],
      ['Thu', 'coming'],
    ]);
    expect(await names({ q: 'tet' })).toEqual([['Tết', 'running']]);
    expect(await names({ sortOrder: 'desc' })).toEqual([
      ['Thu', 'coming'],
      ['Tết', 'running'],
      ['Hè', 'off'],
    ]);
  });
});

describe('looking for products of a book', () => {
  it('finds by the whole code first, each with its line or an empty one, and no more than asked for', async () => {
    const world = await priceWorld();
    const [one, two] = [await world.addProduct(rice), await world.addProduct(rice)];
    await followTable(productsView, world.table);
    const { id } = await world.addBook({ items: [{ productId: two.id, rules: fixed(1) }] });
    const find = async (q: string, limit = 5) =>
      (await findProducts(world.context, { id, q, limit })).map(({ productId, rules, version }) => [
        productId,
        rules.length,
        version,
      ]);
    expect(await find(' G-2 ', 1)).toEqual([[two.id, 1, 1]]);
    const both = await find('gạo');
    expect(both).toHaveLength(2);
    expect(both).toEqual(
      expect.arrayContaining([
        [one.id, 0, 0],
        [two.id, 1, 1],
      ]),
    );
    expect(await find('G-1', 1)).toEqual([[one.id, 0, 0]]);
    expect(await find('  ')).toEqual([]);
    expect(await find('bánh')).toEqual([]);
    expect(await refusalOf(findProducts(world.context, { id: 'none', q: 'g', limit: 5 }))).toBe(
      'PRICE_BOOK_NOT_FOUND',
    );
  });
});

it('whoever changes a book is known by their name, and nobody who has none changes it', async () => {
  const world = await priceWorld();
  world.put([profileRecord.item(aProfile({ id: 'lan', fullName: 'Lan' }))]);
  const caller = { actor: { userId: 'lan', role: 'admin' as const }, language: 'vi' as const };
  expect(await editorOf(world.context, caller)).toEqual({
    id: 'lan',
    name: 'Lan',
    role: 'admin',
    language: 'vi',
  });
  const nobody = { ...caller, actor: { ...caller.actor, userId: 'none' } };
  expect(await refusalOf(editorOf(world.context, nobody))).toBe('USER_NOT_FOUND');
});
