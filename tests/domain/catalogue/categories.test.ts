import { describe, expect, it } from 'vitest';
import { CategoryNode, listCategories as contract } from '#shared/catalogue/index.ts';
import { categoryTree, listCategories } from '#functions/domain/catalogue/categories/categories.ts';
import { readCategory } from '#functions/domain/catalogue/categories/read-category.ts';
import { categoriesView } from '#functions/domain/catalogue/views/categories-view.ts';
import { StoredCategory } from '#functions/domain/catalogue/views/category-record.ts';
import { aCategory, aProduct } from '#tests/support/catalogue.ts';
import { categoryRows } from '../support/category-rows.ts';
import { keptView } from '../support/kept-view.ts';
import { productRows } from '../support/product-rows.ts';

const food = aCategory({ id: 'food', name: 'Đặc sản', position: 1 });
const tea = aCategory({
  id: 'tea',
  name: 'Trà',
  parentId: 'food',
  path: ['food', 'tea'],
  level: 2,
  group: 'b',
  position: 2,
});
const cake = aCategory({
  id: 'cake',
  name: 'Bánh',
  parentId: 'food',
  path: ['food', 'cake'],
  level: 2,
  position: 1,
});
const green = aCategory({
  id: 'green',
  name: 'Trà xanh',
  parentId: 'tea',
  path: ['food', 'tea', 'green'],
  level: 3,
  group: 'c',
});
const home = aCategory({ id: 'home', name: 'Nhà cửa', position: 2, description: 'Bàn ghế' });

const categories = await categoryRows([home, green, tea, cake, food]);
const products = await productRows([
  aProduct({ name: 'Trà Thái Nguyên', category: green }).card,
  aProduct({ name: 'Trà sen', category: tea, available: 0 }).card,
  aProduct({ name: 'Bánh cốm', category: cake, available: 2 }).card,
  { ...aProduct({ name: 'Bánh cũ', category: cake }).card, isActive: false },
]);

const list = (query: Record<string, string> = {}) =>
  listCategories(contract.query.parse(query), { categories, products: products.view });

const counted = async (query: Record<string, string> = {}) =>
  Object.fromEntries((await list(query)).data.map(({ id, productCount }) => [id, productCount]));

describe('the list', () => {
  it('counts products on sale in each category and below it', async () => {
    expect(await counted()).toEqual({ food: 3, tea: 2, green: 1, cake: 1, home: 0 });
  });

  it('counts again once products change', async () => {
    const rows = await productRows();
    const ask = async () =>
      (await listCategories(contract.query.parse({ q: 'xanh' }), { categories, products: rows.view })).data[0]
        ?.productCount;
    expect(await ask()).toBe(0);
    await rows.save(aProduct({ name: 'Trà mới', category: green }).card);
    expect(await ask()).toBe(1);
  });

  it.each([
    [{ q: 'tra' }, ['tea', 'green']],
    [{ q: 'TRÀ xa' }, ['green']],
    [{ q: 'dac san' }, ['food']],
    [{ q: 'ban ghe' }, ['home']],
    [{ parentId: 'food' }, ['cake', 'tea']],
    [{ isRoot: 'true' }, ['food', 'home']],
    [{ isRoot: 'false' }, ['cake', 'tea', 'green']],
    [{ group: 'b,c' }, ['tea', 'green']],
    [{ stockStatus: 'out_of_stock' }, ['food', 'tea']],
    [{ sortBy: 'productCount', sortDir: 'desc', pageSize: '2' }, ['food', 'tea']],
    [{ sortBy: 'name', isRoot: '' }, ['food', 'home']],
  ] as [Record<string, string>, string[]][])('%j', async (query, ids) => {
    expect((await list(query)).data.map(({ id }) => id).sort()).toEqual([...ids].sort());
  });

  it('sorts names as Vietnamese does, and by place otherwise', async () => {
    expect((await list({ sortBy: 'name' })).data.map(({ name }) => name)).toEqual([
      'Bánh',
      'Đặc sản',
      'Nhà cửa',
      'Trà',
      'Trà xanh',
    ]);
    expect((await list({ isRoot: '' })).data.map(({ id }) => id)).toEqual(['food', 'home']);
  });

  it('comes in pages', async () => {
    expect(await list({ page: '2', pageSize: '2' })).toMatchObject({
      total: 5,
      totalPages: 3,
      hasNext: true,
      hasPrev: true,
    });
  });
});

describe('the tree', () => {
  const shown = { categories, products: products.view };
  const shape = (nodes: CategoryNode[]): unknown[] =>
    nodes.map(({ id, children }) => (children.length > 0 ? [id, shape(children)] : id));

  it('grows from its roots in their order', async () => {
    expect(shape(await categoryTree({ maxDepth: 3, withCounts: false }, shown))).toEqual([
      ['food', ['cake', ['tea', ['green']]]],
      'home',
    ]);
  });

  it('stops where asked, and counts only when asked', async () => {
    const roots = await categoryTree({ maxDepth: 1, withCounts: false }, shown);
    expect(shape(roots)).toEqual(['food', 'home']);
    expect(roots[0]).not.toHaveProperty('productCount');
    const [first] = await categoryTree({ maxDepth: 2, withCounts: true }, shown);
    expect(first?.productCount).toBe(3);
    expect(CategoryNode.parse(first)).toEqual(first);
  });
});

describe('a category that is hidden', async () => {
  const hidden = await categoryRows([food, { ...tea, isActive: false } as typeof tea, green, home]);

  it('is shown nowhere, nor is anything beneath it, and what lies there still counts above', async () => {
    const rows = { categories: hidden, products: products.view };
    const { data } = await listCategories(contract.query.parse({}), rows);
    expect(data.map(({ id, productCount }) => [id, productCount])).toEqual([
      ['food', 2],
      ['home', 0],
    ]);
    expect(await readCategory('green', hidden)).toMatchObject({ path: ['food', 'tea', 'green'] });
  });
});

describe('one category', () => {
  it('is found by id until it is removed', async () => {
    const { view, save, remove } = await keptView(categoriesView, [StoredCategory.parse(food)]);
    await save(StoredCategory.parse(tea));
    expect(await readCategory('tea', view)).toMatchObject(tea);
    await save(StoredCategory.parse({ ...tea, name: 'Chè' }));
    expect((await readCategory('tea', view))?.name).toBe('Chè');
    await remove('tea');
    expect(await readCategory('tea', view)).toBeUndefined();
  });
});
