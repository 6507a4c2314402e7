import { describe, expect, it } from 'vitest';
import {
  bestSellingProducts,
  featuredProducts,
  newProducts,
  popularProducts,
  productsMeant,
  productsOfCategory,
} from '#functions/domain/catalogue/products/product-lists.ts';
import { readCard } from '#functions/domain/catalogue/search/product-cards.ts';
import { relatedProducts } from '#functions/domain/catalogue/products/related-products.ts';
import { aCategory, aProduct } from '#tests/support/catalogue.ts';
import { categoryRows } from '../support/category-rows.ts';
import { namesOf, productRows } from '../support/product-rows.ts';

const food = aCategory({ id: 'food', name: 'Đồ ăn' });
const tea = aCategory({ id: 'tea', name: 'Trà', parentId: 'food', path: ['food', 'tea'], level: 2 });
const cakes = aCategory({ id: 'cakes', name: 'Bánh', parentId: 'food', path: ['food', 'cakes'], level: 2 });
const home = aCategory({ id: 'home', name: 'Nhà cửa' });
const categories = categoryRows([food, tea, cakes, home]);

const stars = (average: number, count: number) => ({
  average,
  count,
  distribution: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
  lastUpdated: null,
});
const shop = (given: Parameters<typeof aProduct>[0]) => aProduct(given).card;
const names = (cards: string[]) => namesOf({ data: cards.map(readCard) });
const on = (date: string) => `2026-${date}T00:00:00.000Z`;

const { view } = productRows([
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
  it('what staff chose, filled up with best sellers', () => {
    expect(names(featuredProducts(view, 2))).toEqual(['Bánh', 'Trà cũ']);
    expect(names(featuredProducts(view, 8))).toEqual(['Bánh', 'Trà cũ', 'Trà mới', 'Ghế']);
  });

  it('what sold most, what came last; what is sold out behind both', () => {
    expect(names(bestSellingProducts(view, 9))).toEqual(['Trà cũ', 'Trà mới', 'Bánh', 'Ghế']);
    expect(names(newProducts(view, 9))).toEqual(['Bánh', 'Trà mới', 'Trà cũ', 'Ghế']);
  });

  it('the popular are in stock, praised and not old', () => {
    expect(names(popularProducts(view, 8))).toEqual(['Trà mới', 'Bánh', 'Trà cũ']);
  });
});

describe('of a category', () => {
  const page = { page: 1, pageSize: 20 };

  it('all under it, the popular first', () => {
    expect(names(productsOfCategory(categories, view, 'food', page).data)).toEqual([
      'Trà mới',
      'Bánh',
      'Trà cũ',
    ]);
    const second = productsOfCategory(categories, view, 'tea', { page: 2, pageSize: 1 });
    expect(second).toMatchObject({ total: 2, hasPrev: true });
    expect(names(second.data)).toEqual(['Trà cũ']);
  });

  it('nobody knows', () => {
    expect(() => productsOfCategory(categories, view, 'none', page)).toThrow('CATEGORY_NOT_FOUND');
  });
});

it('a search for nothing finds nothing', () => {
  expect(productsMeant(view, { q: ' ', page: 1, pageSize: 20 })).toMatchObject({ data: [], total: 0 });
  expect(names(productsMeant(view, { q: 'tra moi', page: 1, pageSize: 20 }).data)).toEqual(['Trà mới']);
});

describe('related products', () => {
  const other = { id: 'biz-x', name: 'Nhà khác', slug: 'x', verified: true };
  const elsewhere = { business: other };
  const rows = productRows([
    shop({ name: 'Trà sen', category: tea, price: 100_000, facts: { id: 'me', business: other } }),
    shop({ name: 'Trà đắt', category: tea, price: 900_000, facts: { sold: 99 } }),
    shop({ name: 'Trà gần giá', category: tea, price: 110_000 }),
    shop({ name: 'Trà hết', category: tea, price: 100_000, available: 0 }),
    shop({ name: 'Bánh cốm', category: cakes }),
    shop({ name: 'Ghế cùng nhà', category: home, facts: elsewhere }),
    shop({ name: 'Ghế nhà ai', category: home }),
    shop({ name: 'Trà ẩn', category: tea, isActive: false }),
    shop({ name: 'Bàn ẩn', category: home, isActive: false, facts: { id: 'hidden' } }),
  ]);

  it('lie on the same shelf, then around it, then come from the same maker; sold-out ones last', () => {
    expect(names(relatedProducts(rows.view, 'me', 12))).toEqual([
      'Trà gần giá',
      'Trà đắt',
      'Bánh cốm',
      'Ghế cùng nhà',
      'Trà hết',
    ]);
    expect(relatedProducts(rows.view, 'me', 2)).toHaveLength(2);
  });

  it.each(['nobody', 'hidden'])('of %s there are none', (id) => {
    expect(() => relatedProducts(rows.view, id, 12)).toThrow('PRODUCT_NOT_FOUND');
  });
});
