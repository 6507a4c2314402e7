import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  getCategoryTree,
  listCategories,
  listProducts,
  type ProductQuery,
  suggestProducts,
} from '#shared/catalogue/index.ts';
import { aCategory, aProduct, stock } from '#tests/support/catalogue.ts';
import { aWorld, type World } from '#tests/support/world.ts';

let world: World;

const fashion = aCategory({ name: 'Thời trang' });
const shirts = aCategory({ name: 'Áo', parentId: fashion.id, path: [fashion.id, 'cat-ao'], level: 2 });
const watches = aCategory({ name: 'Đồng hồ', group: 'b', position: 2 });

const trays = aCategory({ name: 'Mâm', position: 3 });

const sold = (count: number) => ({ sold: count });

beforeAll(async () => {
  world = await aWorld();
  await stock(
    world,
    [
      aProduct({
        name: 'Áo thun cotton Hội An',
        price: 150_000,
        taxType: 'eight',
        category: shirts,
        facts: sold(10),
      }),
      aProduct({
        name: 'Áo thun trẻ em',
        price: 90_000,
        category: shirts,
        facts: sold(90),
        freeShipping: true,
      }),
      aProduct({ name: 'Áo thủng lỗ nghệ thuật', price: 300_000, category: shirts, facts: sold(500) }),
      aProduct({ name: 'Đồng hồ dây da Hà Nội', price: 1_200_000, category: watches, facts: sold(5) }),
      aProduct({ name: 'Động cơ đồng hồ', price: 800_000, category: watches, available: 0 }),
      aProduct({ name: 'Mâm đồng hoa sen', price: 700_000, category: trays, available: 3 }),
      aProduct({ name: 'Áo mưa chưa bán', category: shirts, isActive: false }),
    ],
    [fashion, shirts, watches, trays],
  );
});
afterAll(() => world.close());

const names = async (query: Partial<Record<keyof ProductQuery, unknown>>) => {
  const { body } = await world.send(listProducts, { query: query as never });
  return body.data.map(({ name }) => name);
};

describe('GET /products', () => {
  it('finds words without their marks, and ranks names written exactly so first', async () => {
    expect(await names({ q: 'dong ho' })).toEqual(['Đồng hồ dây da Hà Nội', 'Động cơ đồng hồ']);
    expect(await names({ q: 'ao thun' })).toContain('Áo thun cotton Hội An');
    expect((await names({ q: 'áo thun' })).slice(0, 2)).toEqual(['Áo thun trẻ em', 'Áo thun cotton Hội An']);
    expect(await names({ q: 'ÁO THUN'.normalize('NFD') })).toEqual(await names({ q: 'áo thun' }));
  });

  it('filters by what a shopper pays, tax included', async () => {
    expect(await names({ q: 'ao thun', minPrice: 160_000, maxPrice: 165_000 })).toEqual([
      'Áo thun cotton Hội An',
    ]);
    expect(await names({ q: 'ao thun', minPrice: 100_000, maxPrice: 160_000 })).toEqual([]);
  });

  it.each([
    [{ sortBy: 'price', sortDir: 'asc' }, 'Áo thun trẻ em'],
    [{ sortBy: 'price', sortDir: 'desc' }, 'Đồng hồ dây da Hà Nội'],
    [{ sortBy: 'sold', sortDir: 'desc' }, 'Áo thủng lỗ nghệ thuật'],
    [{ sortBy: 'name', sortDir: 'asc' }, 'Áo thủng lỗ nghệ thuật'],
  ] as const)('sorts by %o: %s first', async (query, first) => {
    const found = await names(query);
    expect(found).toHaveLength(6);
    if (query.sortBy !== 'name') expect(found[0]).toBe(first);
    else expect(found.at(-2)).toBe('Mâm đồng hoa sen');
    // Whatever the order, what is sold out stands last.
    expect(found.at(-1)).toBe('Động cơ đồng hồ');
  });

  it('pages without losing or repeating any, and tells the total', async () => {
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) =>
        world.send(listProducts, { query: { sortBy: 'price', sortDir: 'asc', page, pageSize: 2 } }),
      ),
    );
    const ids = pages.flatMap(({ body }) => body.data.map(({ id }) => id));
    expect(new Set(ids).size).toBe(6);
    expect(pages[2]?.body).toMatchObject({
      total: 6,
      totalPages: 3,
      page: 3,
      pageSize: 2,
      hasNext: false,
      hasPrev: true,
    });
    expect(pages[3]?.body.data).toEqual([]);
  });

  it('a category holds what is filed under its children too', async () => {
    // Whoever knows of no change may be answered without the newest: here the tree is asked for the first time.
    await vi.waitFor(async () => expect(await names({ categoryId: fashion.id })).toHaveLength(3), {
      timeout: 10_000,
    });
    expect(await names({ categoryId: `${fashion.id},${watches.id}` })).toHaveLength(5);
  });

  it('filters by stock, shipping and maker', async () => {
    expect(await names({ stockStatus: 'out_of_stock' })).toEqual(['Động cơ đồng hồ']);
    expect(await names({ stockStatus: 'low_stock,out_of_stock' })).toHaveLength(2);
    expect(await names({ freeShipping: 'true' })).toEqual(['Áo thun trẻ em']);
    expect(await names({ businessId: 'nobody' })).toEqual([]);
  });

  it.each([
    '"',
    "'; DROP TABLE products; --",
    'NEAR(a b)',
    'name:*',
    'AND OR NOT',
    '🐔',
    '%_\\',
    'a'.repeat(200),
    '( ( (',
    '^"x"*',
    '\u0000',
  ])('bears %j in q', async (q) => {
    const { status } = await world.send(listProducts, { query: { q } });
    expect(status).toBe(200);
  });

  it.each([
    ['page', '0'],
    ['page', 'x'],
    ['pageSize', '1000'],
    ['pageSize', '0'],
    ['minPrice', '-1'],
    ['sortBy', 'colour'],
    ['sortDir', 'up'],
    ['stockStatus', 'sold'],
    ['q', 'a'.repeat(201)],
    ['freeShipping', 'maybe'],
  ])('400: %s=%s', async (name, value) => {
    const { status, failure } = await world.send(listProducts, { query: { [name]: value } as never });
    expect([status, failure.errors?.[0]?.path.split('.')[0]]).toEqual([400, name]);
  });

  it('400: prices the wrong way round', async () => {
    const { failure } = await world.send(listProducts, {
      query: { minPrice: 10, maxPrice: 5 },
      language: 'en',
    });
    expect(failure.errors).toEqual([
      { path: 'maxPrice', message: 'The highest price must be at least the lowest price.' },
    ]);
  });

  it('costs the table one read at most, and may rest at the edge', async () => {
    const ask = async () => (await world.send(listProducts, { query: { q: 'ao' } })).headers;
    // What was written before may first have to be fetched.
    await expect.poll(async () => (await ask()).get('server-timing')).toMatch(/[01] trips/);
    expect((await ask()).get('cache-control')).toMatch(/^public, max-age=0, s-maxage=/);
  });
});

describe('GET /products/suggestions', () => {
  it('answers from two letters on, the popular first, with the whole count', async () => {
    expect((await world.send(suggestProducts, { query: { q: 'a' } })).body).toEqual({ data: [], total: 0 });
    const { body } = await world.send(suggestProducts, { query: { q: 'ao th', limit: 2 } });
    expect(body.data.map(({ name }) => name)).toEqual(['Áo thủng lỗ nghệ thuật', 'Áo thun trẻ em']);
    expect(body.total).toBe(3);
  });
});

describe('categories', () => {
  it('come as a tree with the products of everything below', async () => {
    const { body } = await world.send(getCategoryTree, { query: { withCounts: 'true' } });
    expect(body.map(({ name, productCount }) => [name, productCount])).toEqual([
      ['Thời trang', 3],
      ['Đồng hồ', 2],
      ['Mâm', 1],
    ]);
    expect(body[0]?.children[0]?.productCount).toBe(3);
    const shallow = await world.send(getCategoryTree, { query: { maxDepth: 1 } });
    expect(shallow.body[0]).not.toHaveProperty('productCount');
    expect(shallow.body[0]?.children).toEqual([]);
  });

  it('are found by text, parent, group and root', async () => {
    const found = async (query: never) =>
      (await world.send(listCategories, { query })).body.data.map(({ name }) => name);
    expect(await found({ q: 'dong' } as never)).toEqual(['Đồng hồ']);
    expect(await found({ parentId: fashion.id } as never)).toEqual(['Áo']);
    expect(await found({ isRoot: 'true', sortBy: 'name' } as never)).toEqual([
      'Đồng hồ',
      'Mâm',
      'Thời trang',
    ]);
    expect(await found({ group: 'b' } as never)).toEqual(['Đồng hồ']);
  });
});
