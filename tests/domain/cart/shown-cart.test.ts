import { describe, expect, it } from 'vitest';
import type { CartFilter } from '#shared/cart/cart.ts';
import { addToCart } from '#functions/domain/cart/add-to-cart.ts';
import { memberOwner, readMemberCart } from '#functions/domain/cart/read-cart.ts';
import { productItems } from '#functions/domain/catalogue/products/product-items.ts';
import { aCategory, aProduct, business } from '#tests/support/catalogue.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';

const begin = Date.parse('2026-11-22T05:00:00Z');
const food = aCategory({ name: 'Đồ ăn' });
const rice = aCategory({ name: 'Gạo', path: [food.id, 'cat-gao'] });
const other = { ...business, id: 'biz-hue', name: 'Chị Sen', slug: 'chi-sen' };

const goods = {
  tea: aProduct({ name: 'Trà sen', code: 'TRA-1', price: 100_000, available: 50 }),
  rice: aProduct({ name: 'Gạo nếp', code: 'GAO-1', price: 20_000, available: 3, category: rice }),
  cup: aProduct({ name: 'Chén', code: 'CHEN-1', price: 300_000, available: 50, facts: { business: other } }),
};

/** Lan's cart of two packs of tea, three of rice, the last there are, and one cup. */
async function aCart(gone: readonly (keyof typeof goods)[] = []) {
  const { table, put } = memoryTable();
  const clock = { at: begin };
  const context = contextOf(table, () => new Date((clock.at += 1000)));
  put(Object.values(goods).flatMap((product) => productItems(product)));
  for (const [name, quantity] of [
    ['tea', 2],
    ['rice', 3],
    ['cup', 1],
  ] as const)
    await addToCart(context, { owner: memberOwner('lan'), productId: goods[name].card.id, quantity });
  put(
    gone.flatMap((name) => productItems({ ...goods[name], card: { ...goods[name].card, isActive: false } })),
  );
  return (filter: Partial<CartFilter> = {}) => readMemberCart(context, { userId: 'lan', ...filter });
}

const nameOf: Record<string, string> = Object.fromEntries(
  Object.entries(goods).map(([name, { card }]) => [card.id, name]),
);

describe('a cart', () => {
  it.each<[string, Partial<CartFilter>, string[]]>([
    ['all, the latest first', {}, ['cup', 'rice', 'tea']],
    ['a word of the name', { q: 'sen' }, ['cup', 'tea']],
    ['a word in other letters', { q: 'tra SEN' }, ['tea']],
    ['a code', { q: 'gao-1' }, ['rice']],
    ['a stall', { q: 'chi sen' }, ['cup']],
    ['two words, one of which is nowhere', { q: 'tra xanh' }, []],
    ['a category', { categoryId: ['cat-gao'] }, ['rice']],
    ['a category above it', { categoryId: [food.id] }, ['rice']],
    ['two categories', { categoryId: ['cat-x', 'cat-gao'] }, ['rice']],
    ['no category', { categoryId: [] }, ['cup', 'rice', 'tea']],
    ['a business', { businessId: ['biz-hue'] }, ['cup']],
    ['no business', { businessId: [] }, ['cup', 'rice', 'tea']],
    ['a lowest price', { minPrice: 100_000 }, ['cup', 'tea']],
    ['a price just above it', { minPrice: 100_001 }, ['cup']],
    ['a highest price', { maxPrice: 100_000 }, ['rice', 'tea']],
    ['a price just below it', { maxPrice: 99_999 }, ['rice']],
    ['a fewest of it', { minQuantity: 2 }, ['rice', 'tea']],
    ['a most of it', { maxQuantity: 2 }, ['cup', 'tea']],
    ['a stock', { stockStatus: ['low_stock'] }, ['rice']],
    ['its first page', { page: 1, pageSize: 2 }, ['cup', 'rice']],
    ['its second page', { page: 2, pageSize: 2 }, ['tea']],
  ])('is narrowed by %s', async (_, filter, names) => {
    const read = await aCart();
    const { items, totalItems } = await read(filter);
    expect(items.map(({ productId }) => nameOf[productId])).toEqual(names);
    // Sums are of the whole cart, whatever of it is shown.
    expect(totalItems).toBe(3);
  });

  it('shows what is off sale as it was seen, and does not count its price', async () => {
    const read = await aCart();
    expect(await read()).toMatchObject({ totalItems: 3, totalQuantity: 6, totalPrice: 560_000 });
    const { items, ...sums } = await (await aCart(['tea']))();
    expect(sums).toMatchObject({ totalItems: 3, totalQuantity: 6, totalPrice: 360_000 });
    expect(items.find(({ state }) => state === 'unavailable')).toMatchObject({
      quantity: 2,
      unitTotal: 100_000,
      subtotal: 200_000,
      priceChanged: false,
      available: 0,
      limit: 'stock',
      minQuantity: 1,
      stockStatus: 'out_of_stock',
      product: { name: 'Trà sen' },
    });
  });
});
