import { describe, expect, it } from 'vitest';
import { listCategories as contract } from '#shared/catalogue/index.ts';
import { categoryTree, listCategories } from '#functions/domain/catalogue/categories/categories.ts';
import {
  relatedCategories,
  suggestCategories,
} from '#functions/domain/catalogue/categories/category-choices.ts';
import { categoryPage } from '#functions/domain/catalogue/categories/category-pages.ts';
import { withFiled } from '#functions/domain/catalogue/categories/category-rows.ts';
import { filterByCategory, treeOf } from '#functions/domain/catalogue/categories/category-tree.ts';
import { mainCategoriesOf } from '#functions/domain/catalogue/categories/filed-under.ts';
import { mainCategories } from '#functions/domain/catalogue/categories/main-categories.ts';
import { listAdminCategories } from '#functions/domain/catalogue/categories/staff-categories.ts';
import { StoredCategory } from '#functions/domain/catalogue/views/category-record.ts';
import { cardRecord, categoryItem } from '#functions/domain/catalogue/records/catalogue-records.ts';
import { aCategory, aProduct } from '#tests/support/catalogue.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { categoryRows } from '../support/category-rows.ts';
import { productRows } from '../support/product-rows.ts';
import { readViewsFrom } from '../support/views-of-table.ts';

const under = (parentId: string | null, id: string, name: string, given: object = {}) =>
  aCategory({ id, name, parentId, ...given });
const made = (month: number) => ({ createdAt: `2026-0${month}-01T00:00:00.000Z` });
const all = [
  under(null, 'food', 'Đặc sản', { position: 2, ...made(3) }),
  under(null, 'home', 'Nhà cửa', { position: 1, ...made(1), isActive: true }),
  under('food', 'tea', 'Trà', { position: 2, ...made(2), formerSlugs: ['che'] }),
  under('food', 'cake', 'Bánh', { position: 1, ...made(4), slug: 'che-khac' }),
  under('tea', 'green', 'Trà xanh', { position: 1, ...made(5) }),
];
const filed = (id: string, name: string, given: object = {}) => {
  const path: Record<string, string[]> = {
    tea: ['food', 'tea'],
    cake: ['food', 'cake'],
    green: ['food', 'tea', 'green'],
  };
  return aProduct({ name, category: aCategory({ id, name: id, path: path[id] ?? [id] }), ...given });
};
const goods = [
  filed('tea', 'Trà sen'),
  filed('green', 'Trà Shan'),
  filed('green', 'Trà Nõn'),
  filed('cake', 'Bánh cốm'),
];
const rows = {
  categories: await categoryRows(all),
  products: (await productRows(goods.map(({ card }) => card))).view,
};

const ids = async (query: Record<string, string>) =>
  (await listCategories(contract.query.parse(query), rows)).data.map(({ id }) => id).join(' ');

describe('the list of categories', () => {
  it.each([
    [{ sortBy: 'position' }, 'cake home green food tea'],
    [{ sortBy: 'position', sortDir: 'desc' }, 'tea food green home cake'],
    [{ sortBy: 'name' }, 'cake food home tea green'],
    [{ sortBy: 'createdAt' }, 'home tea food cake green'],
    [{ sortBy: 'createdAt', sortDir: 'desc' }, 'green cake food tea home'],
    [{ sortBy: 'productCount' }, 'home cake green tea food'],
    [{ sortBy: 'productCount', sortDir: 'desc' }, 'food tea green cake home'],
    [{ sortBy: 'createdAt', pageSize: '2' }, 'home tea'],
    [{ sortBy: 'createdAt', pageSize: '2', page: '2' }, 'food cake'],
    [{ sortBy: 'createdAt', pageSize: '2', page: '3' }, 'green'],
    [{ sortBy: 'createdAt', parentId: 'food', q: 'tra' }, 'tea'],
    [{ sortBy: 'createdAt', stockStatus: 'in_stock' }, 'tea food cake green'],
    [{ sortBy: 'createdAt', stockStatus: 'low_stock' }, ''],
  ] as [Record<string, string>, string][])('%j', async (query, expected) => {
    expect(await ids(query)).toBe(expected);
  });
});

describe('the tree of categories', () => {
  it('stands in the order of positions, and of names where these are alike', async () => {
    const alike = [under(null, 'b', 'Bông'), under(null, 'a', 'Áo'), under(null, 'c', 'Cá', { position: 0 })];
    const tree = await categoryTree(
      { maxDepth: 1, withCounts: false },
      { ...rows, categories: await categoryRows(alike) },
    );
    expect(tree.map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  });

  it('holds whatever is asked for and all beneath, and what is not known as well', () => {
    const tree = treeOf(all.map((one) => StoredCategory.parse(one)));
    expect(filterByCategory(tree, ['tea', 'nothing'])).toEqual(['tea', 'nothing', 'green']);
    expect(tree.get('green')).toMatchObject({ path: ['food', 'tea', 'green'], level: 3, isShown: true });
  });

  it('is held up by no circle, and hides all below what is hidden', () => {
    const circle = [under('b', 'a', 'A'), under('a', 'b', 'B'), under('lost', 'c', 'C')];
    const tree = treeOf(circle.map((one) => StoredCategory.parse(one)));
    expect([tree.get('a')?.path, tree.get('c')?.path]).toEqual([['b', 'a'], ['c']]);
    const hidden = [
      ...all.slice(0, 2),
      { ...under('food', 'tea', 'Trà'), isActive: false },
      under('tea', 'green', 'Trà xanh'),
    ];
    const shown = treeOf(hidden.map((one) => StoredCategory.parse(one)));
    expect([...shown.values()].map(({ id, isShown }) => [id, isShown])).toEqual([
      ['food', true],
      ['home', true],
      ['tea', false],
      ['green', false],
    ]);
  });

  it('narrows products by a category with all beneath it, where one is asked for', async () => {
    expect(await withFiled(rows.categories, { categoryId: ['tea'], q: 'x' })).toEqual({
      categoryId: ['tea', 'green'],
      q: 'x',
    });
    const unread = () => Promise.reject(new Error('Nobody has to read them'));
    for (const query of [{}, { categoryId: [] }, { categoryId: undefined }])
      expect(await withFiled(unread, query)).toBe(query);
  });
});

describe('one category among others', () => {
  it('is found by an address it had, but for one that is another’s now', async () => {
    const at = async (slug: string) => (await categoryPage({ slug }, {}, rows)).id;
    expect([await at('tra'), await at('che'), await at('che-khac')]).toEqual(['tea', 'tea', 'cake']);
    const taken = [...all.slice(0, 3), under('food', 'cake', 'Chè', { slug: 'che' })];
    const other = { ...rows, categories: await categoryRows(taken) };
    expect((await categoryPage({ slug: 'che' }, {}, other)).id).toBe('cake');
  });

  it('leads to those beside it that hold something, the fullest first, and then to cousins', async () => {
    const related = async (id: string) =>
      (await relatedCategories({ id, limit: 9 }, rows)).map((one) => one.id);
    expect(await related('cake')).toEqual(['tea']);
    expect(await related('green')).toEqual([]);
    expect(await related('home')).toEqual(['food']);
  });

  it('is suggested the fuller before the emptier, where both are as near', async () => {
    const suggest = async (q: string) => (await suggestCategories({ q, limit: 9 }, rows)).map(({ id }) => id);
    expect(await suggest('tra')).toEqual(['tea', 'green']);
    expect(await suggest('trà x')).toEqual(['green']);
    expect(await suggest('xanh tra')).toEqual(['green']);
  });
});

describe('the main category of products', () => {
  it('is the one their way begins with, of however many products', async () => {
    const { table, put, rows: stored } = memoryTable();
    readViewsFrom(stored);
    const many = Array.from({ length: 101 }, (_, nth) =>
      filed(nth === 100 ? 'home' : 'green', `Hàng ${nth}`),
    );
    put([...all.map((one) => categoryItem(one)), ...many.map(({ card }) => cardRecord.item(card))]);
    const asked = [...many.map(({ card }) => card.id), 'nothing'];
    for (const found of [await mainCategories(table, asked), await mainCategoriesOf(asked)]) {
      expect(found.size).toBe(101);
      expect([found.get(asked[0] ?? ''), found.get(asked[100] ?? '')]).toEqual([
        { id: 'food', name: 'Đặc sản' },
        { id: 'home', name: 'Nhà cửa' },
      ]);
    }
  });
});

it('staff see every category with its place and all it holds, narrowed by whether it is shown', async () => {
  const { table, put } = memoryTable();
  put(
    [...all, { ...under(null, 'off', 'Ẩn', { position: 9, icon: '/media/x.webp' }), isActive: false }].map(
      (one) => categoryItem(one),
    ),
  );
  const list = async (isActive?: boolean) =>
    (await listAdminCategories(contextOf(table), { isActive }, rows.products)).map(
      ({ id, position, productCount }) => `${id} ${position} ${productCount}`,
    );
  expect(await list()).toEqual(['home 0 0', 'food 1 4', 'cake 0 1', 'tea 1 3', 'green 0 2', 'off 2 0']);
  expect(await list(false)).toEqual(['off 2 0']);
  expect(await list(true)).toHaveLength(5);
  const pictures = (await listAdminCategories(contextOf(table), {}, rows.products)).map(
    ({ picture }) => picture,
  );
  expect([pictures[0], pictures.at(-1)]).toEqual([
    '/media/products/basket-hero-{width}.webp',
    '/media/x.webp',
  ]);
});
