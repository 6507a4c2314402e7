import { describe, expect, it } from 'vitest';
import { CategoryPage } from '#shared/catalogue/index.ts';
import {
  categoriesOfProducts,
  relatedCategories,
  suggestCategories,
} from '#functions/domain/catalogue/categories/category-choices.ts';
import { categoryPage } from '#functions/domain/catalogue/categories/category-pages.ts';
import { aCategory, aProduct } from '#tests/support/catalogue.ts';
import { categoryRows } from '../support/category-rows.ts';
import { productRows } from '../support/product-rows.ts';

const under = (parent: { id: string; path: string[] } | null, id: string, name: string, position = 1) =>
  aCategory({
    id,
    name,
    parentId: parent?.id ?? null,
    path: [...(parent?.path ?? []), id],
    level: (parent?.path.length ?? 0) + 1,
    position,
  });

const food = under(null, 'food', 'Đặc sản');
const drinks = under(food, 'drinks', 'Đồ uống', 2);
const coffee = under(drinks, 'coffee', 'Cà phê', 2);
const tea = under(drinks, 'tea', 'Trà', 1);
const juice = under(drinks, 'juice', 'Nước ép', 3);
const sea = under(food, 'sea', 'Hải sản', 1);
const fish = under(sea, 'fish', 'Cá khô');
const home = under(null, 'home', 'Nhà cửa', 2);

const on = (
  category: typeof food,
  name: string,
  given: { sold?: number; featured?: boolean; available?: number },
) =>
  aProduct({
    name,
    category,
    featured: given.featured ?? false,
    available: given.available ?? 9,
    facts: { sold: given.sold ?? 1 },
  }).card;

const categories = await categoryRows([home, fish, sea, juice, tea, coffee, drinks, food]);
const products = (
  await productRows([
    on(coffee, 'Cà phê hạt', { sold: 500 }),
    on(coffee, 'Cà phê phin', { sold: 900, available: 0 }),
    on(coffee, 'Cà phê bột', { sold: 40, featured: true }),
    on(tea, 'Trà sen', { sold: 700 }),
    on(fish, 'Cá cơm', {}),
  ])
).view;

const rows = { categories, products };

describe('a category’s page', () => {
  const page = (asked: { id: string } | { slug: string }, includeFeatured = false) =>
    categoryPage(asked, { includeFeatured }, rows);

  it('stands between those above and those below, each with its products', async () => {
    const found = await page({ id: 'drinks' });
    expect(found.ancestors).toEqual([{ id: 'food', name: 'Đặc sản', slug: 'dac-san' }]);
    expect(found.children.map(({ id, productCount }) => [id, productCount])).toEqual([
      ['tea', 1],
      ['coffee', 3],
      ['juice', 0],
    ]);
    expect(found.productCount).toBe(4);
    expect(found).not.toHaveProperty('featured');
    expect(CategoryPage.parse(found)).toEqual(found);
  });

  it('is the same by the name in its address', async () => {
    expect(await page({ slug: 'do-uong' })).toEqual(await page({ id: 'drinks' }));
  });

  it('shows first what staff chose, then what sells and is there, each once', async () => {
    const { featured } = await page({ id: 'drinks' }, true);
    expect(featured?.map(({ name }) => name)).toEqual(['Cà phê bột', 'Trà sen', 'Cà phê hạt']);
    expect((await page({ id: 'home' }, true)).featured).toEqual([]);
  });

  it('shows eight of them at the most, what staff chose before all others', async () => {
    const shelf = await productRows([
      ...Array.from({ length: 9 }, (_, nth) => on(tea, `Trà ${nth}`, { sold: 2 ** (nth + 3) })),
      on(tea, 'Trà được chọn', { featured: true }),
    ]);
    const full = { categories, products: shelf.view };
    const { featured } = await categoryPage({ id: 'tea' }, { includeFeatured: true }, full);
    expect(featured?.map(({ name }) => name)).toEqual([
      'Trà được chọn',
      ...[8, 7, 6, 5, 4, 3, 2].map((nth) => `Trà ${nth}`),
    ]);
  });

  it.each([{ id: 'x' }, { slug: 'x' }, { id: 'do-uong' }])('is refused by name for %j', async (asked) => {
    await expect(page(asked)).rejects.toThrow('CATEGORY_NOT_FOUND');
  });
});

describe('suggestions', () => {
  const suggest = async (q: string, limit = 10) =>
    (await suggestCategories({ q, limit }, rows)).map(({ id }) => id);

  it.each([
    ['ca', ['coffee', 'fish']],
    ['cá', ['fish', 'coffee']],
    ['do u', ['drinks']],
    ['khô cá', ['fish']],
    ['hê', []],
    ['  ', []],
    ['🐔', []],
    ['"; DROP', []],
  ] as const)('%j', async (q, ids) => {
    expect(await suggest(q)).toEqual(ids);
  });

  it('name a whole word before the beginning of another, however much that one holds', async () => {
    const jewels = under(null, 'jewels', 'Trang sức');
    const shelves = await categoryRows([tea, jewels]);
    const full = await productRows([
      on(jewels, 'Vòng bạc', {}),
      on(jewels, 'Nhẫn', {}),
      on(tea, 'Trà sen', {}),
    ]);
    const ids = (
      await suggestCategories({ q: 'tra', limit: 2 }, { categories: shelves, products: full.view })
    ).map(({ id }) => id);
    expect(ids).toEqual(['tea', 'jewels']);
  });

  it('are as many as asked for', async () => {
    expect(await suggest('ca', 1)).toEqual(['coffee']);
  });
});

describe('related categories', () => {
  const related = async (id: string, limit = 6) =>
    (await relatedCategories({ id, limit }, rows)).map((category) => category.id);

  it('are siblings, then cousins, never itself nor an empty one', async () => {
    expect(await related('tea')).toEqual(['coffee', 'fish']);
    expect(await related('tea', 1)).toEqual(['coffee']);
    expect(await related('drinks')).toEqual(['sea']);
    expect(await related('home')).toEqual(['food']);
  });

  it('of an unknown one are refused', async () => {
    await expect(related('x')).rejects.toThrow('CATEGORY_NOT_FOUND');
  });
});

it('categories from products hold something each, the fullest first', async () => {
  const found = await categoriesOfProducts({ pageSize: 1000 }, rows);
  expect(found.map(({ id }) => id)).toEqual(['food', 'drinks', 'coffee', 'fish', 'sea', 'tea']);
  expect(await categoriesOfProducts({ pageSize: 2 }, rows)).toHaveLength(2);
});
