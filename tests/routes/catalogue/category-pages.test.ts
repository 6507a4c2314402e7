import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  getCategory,
  getCategoryBySlug,
  listCategoriesOfProducts,
  listRelatedCategories,
  suggestCategories,
} from '#shared/catalogue/index.ts';
import { productFeed } from '#functions/domain/catalogue/catalogue-keys.ts';
import { aCategory, aProduct, stock } from '#tests/support/catalogue.ts';
import { aWorld, type World } from '#tests/support/world.ts';

let world: World;

const drinks = aCategory({ id: 'drinks', name: 'Đồ uống' });
const tea = aCategory({ id: 'tea', name: 'Trà', parentId: 'drinks', path: ['drinks', 'tea'], level: 2 });
const coffee = aCategory({
  id: 'coffee',
  name: 'Cà phê',
  parentId: 'drinks',
  path: ['drinks', 'coffee'],
  level: 2,
});
const empty = aCategory({ id: 'empty', name: 'Cà ri', position: 2 });

beforeAll(async () => {
  world = await aWorld();
  await stock(
    world,
    [
      ...Array.from({ length: 9 }, (_, at) =>
        aProduct({ name: `Trà số ${at}`, category: tea, facts: { sold: at } }),
      ),
      aProduct({ name: 'Cà phê rang', category: coffee, featured: true }),
    ],
    [drinks, tea, coffee, empty],
  );
});
afterAll(() => world.close());

describe('one category', () => {
  it('200: by id and by slug, featured only when asked', async () => {
    const { body, headers } = await world.send(getCategory, { params: { id: 'tea' } });
    expect(body).toMatchObject({ name: 'Trà', productCount: 9, ancestors: [{ id: 'drinks' }], children: [] });
    expect(body).not.toHaveProperty('featured');
    // Fewer where a worker has read the view for what was just written.
    const [, trips] = /(\d+) trips/.exec(headers.get('server-timing') ?? '') ?? [];
    expect(Number(trips)).toBeLessThanOrEqual(productFeed.shards + 1);
    const found = await world.send(getCategoryBySlug, { params: { slug: 'tra' } });
    expect(found.body).toEqual(body);
  });

  it('200: with its eight featured products', async () => {
    const { body } = await world.send(getCategoryBySlug, {
      params: { slug: 'do-uong' },
      query: { includeFeatured: 'true' },
    });
    expect(body.featured?.map(({ name }) => name).slice(0, 2)).toEqual(['Cà phê rang', 'Trà số 8']);
    expect(body.featured).toHaveLength(8);
    expect(body.children.map(({ id, productCount }) => [id, productCount])).toEqual([
      ['coffee', 1],
      ['tea', 9],
    ]);
  });

  it('404: no such category', async () => {
    const { status, failure } = await world.send(getCategory, { params: { id: 'x' } });
    expect([status, failure.code]).toEqual([404, 'CATEGORY_NOT_FOUND']);
    expect((await world.send(getCategoryBySlug, { params: { slug: 'drinks' } })).status).toBe(404);
  });

  it('400: a flag that is none', async () => {
    const { status } = await world.send(getCategory, {
      params: { id: 'tea' },
      query: { includeFeatured: 'maybe' as never },
    });
    expect(status).toBe(400);
  });
});

describe('category suggestions', () => {
  it('200: by the beginnings of words, without their marks', async () => {
    const ids = async (q: string) =>
      (await world.send(suggestCategories, { query: { q } })).body.map(({ id }) => id);
    expect(await ids('ca')).toEqual(['coffee', 'empty']);
    expect(await ids('do uo')).toEqual(['drinks']);
    expect(await ids('')).toEqual([]);
    expect(await ids('" OR 1=1')).toEqual([]);
  });

  it.each([{ limit: 0 }, { limit: 101 }, { q: 'a'.repeat(201) }])('400: %j', async (query) => {
    expect((await world.send(suggestCategories, { query })).status).toBe(400);
  });
});

describe('related categories', () => {
  it('200: those beside it', async () => {
    const { body } = await world.send(listRelatedCategories, { params: { id: 'tea' } });
    expect(body.map(({ id }) => id)).toEqual(['coffee']);
  });

  it('404: of no category', async () => {
    expect((await world.send(listRelatedCategories, { params: { id: 'x' } })).status).toBe(404);
  });
});

it('GET /categories/from-products: those that hold something, up to a thousand', async () => {
  const { status, body } = await world.send(listCategoriesOfProducts, { query: { pageSize: 1000 } });
  expect([status, ...body.map(({ id }) => id)]).toEqual([200, 'drinks', 'tea', 'coffee']);
  const few = await world.send(listCategoriesOfProducts, { query: { pageSize: 1 } });
  expect(few.body).toHaveLength(1);
  expect((await world.send(listCategoriesOfProducts, { query: { pageSize: 1001 } })).status).toBe(400);
});
