import { describe, expect, it } from 'vitest';
import {
  bestSellingProducts,
  featuredProducts,
  newProducts,
  popularProducts,
  findProductsByText,
  productsOfCategory,
} from '#functions/domain/catalogue/products/product-lists.ts';
import { readCard } from '#functions/domain/catalogue/views/product-cards.ts';
import { relatedProducts } from '#functions/domain/catalogue/products/related-products.ts';
import { aCategory, aProduct } from '#tests/support/catalogue.ts';
import { categoryRows } from '../support/category-rows.ts';
import { namesOf, productRows } from '../support/product-rows.ts';

const food = aCategory({ id: 'food', name: 'Đồ ăn' });
const tea = aCategory({ id: 'tea', name: 'Trà', parentId: 'food', path: ['food', 'tea'], level: 2 });
const cakes = aCategory({ id: 'cakes', name: 'Bánh', parentId: 'food', path: ['food', 'cakes'], level: 2 });
const home = aCategory({ id: 'home', name: 'Nhà cửa' });
const categories = await categoryRows([food, tea, cakes, home]);

const stars = (average: number, count: number) => ({
  average,
  count,
  distribution: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
  lastUpdated: null,
});
const shop = (given: Parameters<typeof aProduct>[0]) => aProduct(given).card;
const names = (cards: string[]) => namesOf({ data: cards.map(readCard) });
const on = (date: string) => `2026-${date}T00:00:00.000Z`;

const { view } = await productRows([
  shop({ name: 'Trà cũ', category: tea, facts: { sold: 900, createdAt: on('01-01'), rating: stars(3, 40) } }),
  shop({
    name: 'Trà mới',
    category: tea,
    facts: { sold: 300, createdAt: on('11-01'), rating: stars(5, 40) },
  }),
  shop({ name: 'Bánh', category: cakes, featured: true, facts: { sold: 20, createdAt: on('11-02') } }),
  shop({ name: 'Ghế', category: home, available: 0, facts: { sold: 5000, createdAt: on('10-30') } }),
  shop({ name: 'Ẩn', category: home, featured: true, isActive: false, facts: { sold: 9000 } }),
]);

describe('short lists', () => {
  it('what staff chose, filled up with best sellers', async () => {
    expect(names(await featuredProducts(2, view))).toEqual(['Bánh', 'Trà cũ']);
    expect(names(await featuredProducts(8, view))).toEqual(['Bánh', 'Trà cũ', 'Trà mới', 'Ghế']);
  });

  it('what sold most, what came last; what is sold out behind both', async () => {
    expect(names(await bestSellingProducts(9, view))).toEqual(['Trà cũ', 'Trà mới', 'Bánh', 'Ghế']);
    expect(names(await newProducts(9, view))).toEqual(['Bánh', 'Trà mới', 'Trà cũ', 'Ghế']);
  });

  it('the popular are in stock, praised and not old', async () => {
    expect(names(await popularProducts(8, view))).toEqual(['Trà mới', 'Bánh', 'Trà cũ']);
  });
});

describe('of a category', () => {
  const page = { page: 1, pageSize: 20 };

  it('all under it, the popular first', async () => {
    expect(names((await productsOfCategory('food', page, { categories, products: view })).data)).toEqual([
      'Trà mới',
      'Bánh',
      'Trà cũ',
    ]);
    const second = await productsOfCategory('tea', { page: 2, pageSize: 1 }, { categories, products: view });
    expect(second).toMatchObject({ total: 2, hasPrev: true });
    expect(names(second.data)).toEqual(['Trà cũ']);
  });

  it('nobody knows', async () => {
    await expect(productsOfCategory('none', page, { categories, products: view })).rejects.toThrow(
      'CATEGORY_NOT_FOUND',
    );
  });
});

it('a search for nothing finds nothing', async () => {
  expect(await findProductsByText({ q: ' ', page: 1, pageSize: 20 }, view)).toMatchObject({
    data: [],
    total: 0,
  });
  expect(names((await findProductsByText({ q: 'tra moi', page: 1, pageSize: 20 }, view)).data)).toEqual([
    'Trà mới',
  ]);
});

describe('related products', async () => {
  const other = { id: 'biz-x', name: 'Nhà khác', slug: 'x', verified: true };
  const elsewhere = { business: other };
  const rows = await productRows([
    shop({ name: 'Trà sen', category: tea, price: 100_000, facts: { id: 'me', business: other } }),
    shop({ name: 'Trà đắt', category: tea, price: 900_000, facts: { sold: 99 } }),
    shop({ name: 'Trà gần giá', category: tea, price: 110_000 }),
    shop({ name: 'Trà hết', category: tea, price: 100_000, available: 0, facts: { id: 'sold-out' } }),
    shop({ name: 'Bánh cốm', category: cakes }),
    shop({ name: 'Ghế cùng nhà', category: home, facts: elsewhere }),
    shop({ name: 'Ghế nhà ai', category: home }),
    shop({ name: 'Trà ẩn', category: tea, isActive: false }),
    shop({ name: 'Bàn ẩn', category: home, isActive: false, facts: { id: 'hidden' } }),
  ]);

  it('lie on the same shelf, then around it, then come from the same maker; sold-out ones last', async () => {
    expect(names(await relatedProducts('me', 12, { categories, products: rows.view }))).toEqual([
      'Trà gần giá',
      'Trà đắt',
      'Bánh cốm',
      'Ghế cùng nhà',
      'Trà hết',
    ]);
    // Of what is sold out itself, too, which stands behind all of them.
    for (const id of ['me', 'sold-out'])
      expect(await relatedProducts(id, 2, { categories, products: rows.view })).toHaveLength(2);
  });

  it.each(['nobody', 'hidden'])('of %s there are none', async (id) => {
    await expect(relatedProducts(id, 12, { categories, products: rows.view })).rejects.toThrow(
      'PRODUCT_NOT_FOUND',
    );
  });
});
