import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  getProductFacets,
  listBestSellingProducts,
  listFeaturedProducts,
  listNewProducts,
  listPopularProducts,
  listProducts,
  listProductsOfCategory,
  listRelatedProducts,
  ProductCard,
  ProductFacets,
  searchProducts,
  suggestProducts,
} from '#shared/catalogue/index.ts';
import { aCategory, aProduct, stock } from '#tests/support/catalogue.ts';
import { aWorld, type World } from '#tests/support/world.ts';

let world: World;

const food = aCategory({ name: 'Đồ khô' });
const sauces = aCategory({
  name: 'Nước chấm',
  parentId: food.id,
  path: [food.id, 'cat-nuoc-cham'],
  level: 2,
});
const shirts = aCategory({ name: 'Áo', position: 2 });

const sauce = aProduct({
  name: 'Nước mắm Phú Quốc',
  price: 119_000,
  category: sauces,
  facts: { sold: 90 },
  featured: true,
});

beforeAll(async () => {
  world = await aWorld();
  await stock(
    world,
    [
      sauce,
      aProduct({ name: 'Nước mắm Nam Ô', price: 110_000, category: sauces, facts: { sold: 7 } }),
      aProduct({ name: 'Mắm ruốc Huế', price: 49_000, category: sauces, available: 0, facts: { sold: 400 } }),
      aProduct({ name: 'Áo thun cotton', price: 250_000, category: shirts, facts: { sold: 20 } }),
      aProduct({ name: 'Áo chưa bán', category: shirts, isActive: false }),
    ],
    [food, sauces, shirts],
  );
});
afterAll(() => world.close());

const names = (cards: { name: string }[]) => cards.map(({ name }) => name);

describe('short lists', () => {
  it.each([
    [listFeaturedProducts, 'Nước mắm Phú Quốc'],
    [listBestSellingProducts, 'Nước mắm Phú Quốc'],
    [listNewProducts, undefined],
    [listPopularProducts, 'Nước mắm Phú Quốc'],
  ] as const)('$name answers cards of what is on sale', async (contract, first) => {
    const { status, body } = await world.send(contract, { query: { limit: 3 } });
    expect(status).toBe(200);
    expect(ProductCard.array().parse(body).length).toBe(3);
    expect(names(body)).not.toContain('Áo chưa bán');
    if (first) expect(body[0]?.name).toBe(first);
  });

  it.each(['0', '101', '-1', 'x', '1.5'])('400: limit=%s', async (limit) => {
    const { status, failure } = await world.send(listPopularProducts, { query: { limit } as never });
    expect([status, failure.errors?.[0]?.path]).toEqual([400, 'limit']);
  });
});

describe('GET /products/search', () => {
  it('mends slips of typing, and pages', async () => {
    const { body } = await world.send(searchProducts, { query: { q: 'nuwocs mams', pageSize: 1 } });
    expect(body).toMatchObject({ total: 3, totalPages: 3, data: [{ name: 'Nước mắm Phú Quốc' }] });
  });

  it.each(['', '  ', '🎉', 'khongcogica'])('finds nothing for %j', async (q) => {
    const { status, body } = await world.send(searchProducts, { query: { q } });
    expect([status, body.total, body.data]).toEqual([200, 0, []]);
  });
});

describe('GET /products/category/{categoryId}', () => {
  it('holds everything below it too', async () => {
    const { body } = await world.send(listProductsOfCategory, { params: { categoryId: food.id } });
    expect(names(body.data)).toEqual(['Nước mắm Phú Quốc', 'Nước mắm Nam Ô', 'Mắm ruốc Huế']);
  });

  it('404: one nobody knows', async () => {
    const { status, failure } = await world.send(listProductsOfCategory, { params: { categoryId: 'none' } });
    expect([status, failure.code]).toEqual([404, 'CATEGORY_NOT_FOUND']);
  });
});

describe('GET /products/{id}/related', () => {
  it('shows its neighbours, without itself', async () => {
    const { body } = await world.send(listRelatedProducts, { params: { id: sauce.card.id } });
    expect(names(body)).toEqual(['Nước mắm Nam Ô', 'Áo thun cotton', 'Mắm ruốc Huế']);
  });

  it('404: of a product nobody knows', async () => {
    const { status, failure } = await world.send(listRelatedProducts, { params: { id: 'none' } });
    expect([status, failure.code]).toEqual([404, 'PRODUCT_NOT_FOUND']);
  });
});

describe('GET /products/facets', () => {
  it('counts what a list may be narrowed by', async () => {
    // The third has one of the words from its shelf, Nước chấm.
    const { status, body } = await world.send(getProductFacets, { query: { q: 'nuoc mam' } });
    expect(status).toBe(200);
    expect(ProductFacets.parse(body)).toMatchObject({ total: 3, categories: [{ id: food.id, count: 3 }] });
  });
});

const oddTexts = [
  '"',
  'a" OR "b',
  'NEAR(nước mắm)',
  '^nước*',
  'exact:nuoc',
  '{folded more} : (x)',
  'nước -mắm',
  'AND OR NOT',
  "'; DROP TABLE products; --",
  '🐔 nước 🐔',
  '%_\\',
  '\u0000\u0007\u001b[31m',
  '\u202enguoc',
  'ﬁ ﷽ ８',
  'a'.repeat(200),
  'ă'.repeat(200),
  'nuoc1mam8'.repeat(22),
  'x y z '.repeat(33),
];

describe.each([listProducts, searchProducts, suggestProducts, getProductFacets])(
  '$name bears odd input',
  (contract) => {
    it.each(oddTexts)('200: q=%j', async (q) => {
      const { status } = await world.send(contract, { query: { q } });
      expect(status).toBe(200);
    });

    it.each([201, 300, 400])('400: a text of %i letters', async (length) => {
      const { status, failure } = await world.send(contract, { query: { q: 'a'.repeat(length) } });
      expect([status, failure.errors?.[0]?.path]).toEqual([400, 'q']);
    });
  },
);

describe.each([listProducts, getProductFacets])('$name refuses', (contract) => {
  it.each([
    ['page', { page: '0' }],
    ['page', { page: '-1' }],
    ['pageSize', { pageSize: '1000' }],
    ['minPrice', { minPrice: '-5' }],
    ['maxPrice', { minPrice: '10', maxPrice: '5' }],
    ['sortBy', { sortBy: 'nonsense' }],
    ['minRating', { minRating: '6' }],
    ['stockStatus', { stockStatus: 'gone' }],
  ])('400: %s in %j', async (path, query) => {
    const { status, failure } = await world.send(contract, { query: query as never });
    expect([status, failure.errors?.[0]?.path.split('.')[0]]).toEqual([400, path]);
  });
});

describe('filters nobody offers', () => {
  it.each([{ categoryId: 'none' }, { businessId: 'x"y' }, { brandId: '*' }, { brandName: "'" }])(
    'find nothing: %j',
    async (query) => {
      const { status, body } = await world.send(listProducts, { query: query as never });
      expect([status, body.total]).toEqual([200, 0]);
    },
  );
});
