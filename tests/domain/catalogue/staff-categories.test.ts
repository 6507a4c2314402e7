import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxCategoryDepth } from '#shared/catalogue/category.ts';
import { createCategory, updateCategory } from '#functions/domain/catalogue/categories/save-category.ts';
import { deleteCategory } from '#functions/domain/catalogue/categories/delete-category.ts';
import { listAdminCategories } from '#functions/domain/catalogue/categories/staff-categories.ts';
import { readTree } from '#functions/domain/catalogue/categories/tree-changes.ts';
import { categoryItem, categoryRecord } from '#functions/domain/catalogue/records/catalogue-records.ts';
import { aCategory, aProduct } from '#tests/support/catalogue.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { productRows } from '../support/product-rows.ts';

const at = '2026-11-21T00:00:00.000Z';
const userId = 'lan';
const said = { description: '', slug: '', group: 'a', parentId: null, isActive: true } as const;
const { view: products } = await productRows();

/** Hàng tươi over Rau and Cá; Đồ khô alone. */
function aShop() {
  const { table, put } = memoryTable();
  put(
    [
      aCategory({ id: 'fresh', name: 'Hàng tươi', position: 1 }),
      aCategory({ id: 'greens', name: 'Rau', parentId: 'fresh', position: 1 }),
      aCategory({ id: 'fish', name: 'Cá', parentId: 'fresh', position: 2 }),
      aCategory({ id: 'dry', name: 'Đồ khô', position: 2 }),
    ].map((category) => categoryItem(category)),
  );
  const context = { table, now: () => new Date(at) };
  const versionOf = async (id: string) => (await readTree(table)).get(id)?.version ?? 0;
  const change = async (id: string, to: object, where = context) =>
    updateCategory(where, { id, userId, version: await versionOf(id), ...to }, products);
  const add = (given: object) =>
    createCategory(context, { ...said, name: 'Mới', userId, ...given }, products);
  const all = () => listAdminCategories(context, {}, products);
  const shape = async () => (await all()).map(({ id, level }) => `${'  '.repeat(level - 1)}${id}`).join('\n');
  return { table, context, change, add, all, shape, versionOf };
}

describe('an address', () => {
  it('is made of the name, and of its own', async () => {
    const { add } = aShop();
    expect([(await add({ name: 'Đồ khô' })).slug, (await add({ name: 'Đồ khô' })).slug]).toEqual([
      'do-kho-2',
      'do-kho-3',
    ]);
    expect((await add({ name: '!!!' })).slug).toBe('danh-muc');
    await expect(add({ slug: 'rau' })).rejects.toMatchObject({ code: 'SLUG_EXISTS' });
  });

  it('that was left goes on leading to it, and is nobody else’s', async () => {
    const { change, add, table } = aShop();
    await change('greens', { slug: 'rau-cu' });
    await change('greens', { name: 'Rau củ quả' });
    const { slug, formerSlugs } = (await readTree(table)).get('greens') ?? {};
    expect([slug, formerSlugs]).toEqual(['rau-cu', ['rau']]);
    expect((await add({ name: 'Rau' })).slug).toBe('rau-2');
    await change('greens', { slug: 'rau' });
    expect((await readTree(table)).get('greens')?.formerSlugs).toEqual(['rau-cu']);
  });
});

describe('the tree', () => {
  it('moves one with all beneath it, to a place among its siblings', async () => {
    const { change, shape } = aShop();
    await change('dry', { parentId: 'fresh', position: 1 });
    expect(await shape()).toBe('fresh\n  greens\n  dry\n  fish');
    await change('fish', { position: 0 });
    await change('dry', { parentId: null, position: 0 });
    expect(await shape()).toBe('dry\nfresh\n  fish\n  greens');
  });

  it('leaves the version of those who make room alone', async () => {
    const { change, add, versionOf } = aShop();
    await add({ parentId: 'fresh', position: 1 });
    await change('dry', { parentId: 'fresh', position: 1 });
    expect([await versionOf('greens'), await versionOf('fish')]).toEqual([1, 1]);
  });

  it.each([
    ['into itself', 'fresh', 'fresh', 'CATEGORY_CYCLE'],
    ['into one beneath it', 'fresh', 'greens', 'CATEGORY_CYCLE'],
    ['under nobody known', 'dry', 'nowhere', 'UNKNOWN_CATEGORY'],
  ])('refuses to move one %s', async (_, id, parentId, code) => {
    await expect(aShop().change(id, { parentId })).rejects.toMatchObject({ code });
  });

  it('grows no deeper than it is shown, whatever hangs on what is moved', async () => {
    const { change, add } = aShop();
    await add({ parentId: 'greens' });
    await expect(change('fresh', { parentId: 'dry' })).rejects.toMatchObject({ code: 'CATEGORY_TOO_DEEP' });
    const { id } = await add({ parentId: 'fish' });
    await expect(add({ parentId: id })).rejects.toMatchObject({ code: 'CATEGORY_TOO_DEEP' });
  });

  it('never closes a circle, also when two people move at once', async () => {
    const { table, context, change } = aShop();
    const crossed = meanwhile(table, () => change('dry', { parentId: 'fresh' }));
    const late = change('fresh', { parentId: 'dry' }, { ...context, table: crossed.table });
    await expect(late).rejects.toMatchObject({ code: 'CATEGORY_CYCLE' });
    expect(crossed.happened()).toBe(true);
  });

  it('stays a tree through any history of moves', async () => {
    const ids = ['fresh', 'greens', 'fish', 'dry'];
    const moves = fc.array(
      fc.tuple(fc.constantFrom(...ids), fc.constantFrom(null, ...ids), fc.nat({ max: 4 })),
      { maxLength: 12 },
    );
    await fc.assert(
      fc.asyncProperty(moves, async (history) => {
        const { change, all } = aShop();
        for (const [id, parentId, position] of history)
          await change(id, { parentId, position }).catch((error: { code?: string }) => {
            expect(['CATEGORY_CYCLE', 'CATEGORY_TOO_DEEP']).toContain(error.code);
          });
        const categories = await all();
        expect(categories.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
        for (const { path, parentId } of categories) {
          expect(path.length).toBeLessThanOrEqual(maxCategoryDepth);
          expect(path.at(-2) ?? null).toBe(parentId);
        }
        for (const siblings of Map.groupBy(categories, ({ parentId }) => parentId).values())
          expect(siblings.map(({ position }) => position)).toEqual(siblings.map((_, place) => place));
      }),
      { numRuns: 60 },
    );
  });

  it('refuses what was changed since it was read', async () => {
    const { change } = aShop();
    await change('dry', { name: 'Đồ khô ngon' });
    await expect(change('dry', { version: 1, name: 'Khác' })).rejects.toMatchObject({ code: 'STALE_STATE' });
  });
});

describe('taking one away', () => {
  const gone = async ({ table }: ReturnType<typeof aShop>, id: string) => !(await readTree(table)).has(id);

  it('waits until nothing hangs on it, and says what does', async () => {
    const shop = aShop();
    await expect(deleteCategory(shop.context, 'fresh', products)).rejects.toMatchObject({
      code: 'CATEGORY_IN_USE',
      details: {
        params: { count: 2, names: 'Rau, Cá' },
        errors: [
          { path: 'categories/greens', message: 'Rau' },
          { path: 'categories/fish', message: 'Cá' },
        ],
      },
    });
    await deleteCategory(shop.context, 'dry', products);
    expect(await gone(shop, 'dry')).toBe(true);
  });

  it('is not done to one under which something is put this very moment', async () => {
    const shop = aShop();
    const rows = await productRows();
    const crossed = meanwhile(shop.table, async () => {
      const { card } = aProduct({ name: 'Măng khô', category: aCategory({ id: 'dry', name: 'Đồ khô' }) });
      await shop.table.write([
        categoryRecord.note(
          { id: 'dry' },
          { set: { filedAt: '2026-11-20T23:00:00.000Z' } },
          { when: { entity: 'category' }, refusal: 'gone' },
        ),
      ]);
      await rows.save(card);
    });
    const late = deleteCategory({ ...shop.context, table: crossed.table }, 'dry', rows.view);
    await expect(late).rejects.toMatchObject({ details: { params: { count: 1, names: 'Măng khô' } } });
    expect(await gone(shop, 'dry')).toBe(false);
  });

  it('is done to one under which something was put once, and is gone', async () => {
    const shop = aShop();
    await shop.table.write([
      categoryRecord.note(
        { id: 'dry' },
        { set: { filedAt: '2026-11-20T22:00:00.000Z' } },
        { when: { entity: 'category' }, refusal: 'gone' },
      ),
    ]);
    await deleteCategory(shop.context, 'dry', products);
    expect(await gone(shop, 'dry')).toBe(true);
  });

  it('is not done to one under which a category is put this very moment', async () => {
    const shop = aShop();
    const crossed = meanwhile(shop.table, () => shop.add({ parentId: 'dry' }));
    const late = deleteCategory({ ...shop.context, table: crossed.table }, 'dry', products);
    await expect(late).rejects.toMatchObject({ code: 'CATEGORY_IN_USE' });
    expect(await gone(shop, 'dry')).toBe(false);
  });
});
