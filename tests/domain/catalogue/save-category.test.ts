import { beforeEach, describe, expect, it } from 'vitest';
import { maxCategories } from '#shared/catalogue/staff-category.contract.ts';
import { categoryKey } from '#functions/domain/catalogue/catalogue-keys.ts';
import { deleteCategory } from '#functions/domain/catalogue/categories/delete-category.ts';
import { positionAmong } from '#functions/domain/catalogue/categories/place-category.ts';
import { createCategory, updateCategory } from '#functions/domain/catalogue/categories/save-category.ts';
import { categoryMedia } from '#functions/domain/catalogue/categories/settle-picture.ts';
import { readTree } from '#functions/domain/catalogue/categories/tree-changes.ts';
import { categoryItem, categoryRecord } from '#functions/domain/catalogue/records/catalogue-records.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { put, remove } from '#functions/platform/table/table-operations.ts';
import { aCategory } from '#tests/support/catalogue.ts';
import { contextOf } from '#tests/support/context.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { productRows } from '../support/product-rows.ts';
import { aMakersWorld, at } from './makers-world.ts';

const { view: products } = await productRows();
const said = { description: '', slug: '', group: 'a', parentId: null, isActive: true } as const;

let world: ReturnType<typeof aMakersWorld>;
beforeEach(() => {
  world = aMakersWorld();
  for (const id of ['own', 'next']) world.upload(id);
  world.upload('other', { ownerId: 'binh' });
});

const on = (table: Table) => contextOf(table, () => at);
const create = (given: Partial<Parameters<typeof createCategory>[1]> = {}, table: Table = world.table) =>
  createCategory(on(table), { ...said, name: 'Rau', userId: 'an', ...given }, products);
const find = async (id: string) => {
  const found = await categoryRecord.find(world.table, { id });
  if (!found) throw new Error(`There is no category ${id}`);
  return found;
};
const update = async (id: string, change: object, table: Table = world.table) =>
  updateCategory(on(table), { id, userId: 'an', version: (await find(id)).version, ...change }, products);
const names = async () => [...(await readTree(world.table)).values()].map(({ name }) => name);

describe('a category that is added', () => {
  it('is one however often the same request comes, also at the same moment', async () => {
    const asked = { clientRequestId: 'request-1' };
    const first = await create(asked);
    expect((await create(asked)).id).toBe(first.id);
    const twins = { clientRequestId: 'request-2', name: 'Cá' };
    const { table, happened } = meanwhile(world.table, () => create(twins));
    const late = await create(twins, table);
    expect([happened(), late.name, (await names()).toSorted()]).toEqual([true, 'Cá', ['Cá', 'Rau']]);
    expect(await refusalOf(create({ ...asked, name: 'Thịt' }))).toBe('REQUEST_DIFFERS');
  });

  it('is the last there is room for, and none after it', async () => {
    const crowd = (count: number) =>
      world.put(
        Array.from({ length: count }, (_, nth) =>
          categoryItem(aCategory({ id: `c${nth}`, name: `C${nth}` })),
        ),
      );
    crowd(maxCategories - 1);
    expect((await create()).name).toBe('Rau');
    expect(await refusalOf(create())).toBe('CATEGORIES_FULL');
  });

  it('stands last among its siblings unless told where', async () => {
    world.put(['x', 'y'].map((id, place) => categoryItem(aCategory({ id, name: id, position: place + 1 }))));
    const { id } = await create();
    expect((await find(id)).position).toBe(3);
    expect((await create({ position: 0, name: 'Đầu' })).position).toBe(0);
    expect((await create({ position: 99, name: 'Cuối' })).position).toBe(4);
  });

  it('looks again where the one that was to make room is gone at that moment', async () => {
    world.put(['x', 'y'].map((id, place) => categoryItem(aCategory({ id, name: id, position: place + 1 }))));
    const { table, happened } = meanwhile(world.table, () => world.table.write([remove(categoryKey('y'))]));
    const { id } = await create({ position: 1 }, table);
    expect([happened(), (await find(id)).position, (await names()).toSorted()]).toEqual([
      true,
      2,
      ['Rau', 'x'],
    ]);
  });

  it('has a picture its maker sent, and none of anybody else’s', async () => {
    const { id, picture } = await create({ pictureId: 'own' });
    expect([picture, await find(id)]).toMatchObject([null, { pictureId: 'own', icon: '' }]);
    expect(await world.uploadNow('own')).toMatchObject({ status: 'attached', attachedTo: `category#${id}` });
    expect(await refusalOf(create({ pictureId: 'other' }))).toBe('UNKNOWN_UPLOAD');
    expect((await find((await create()).id)).pictureId).toBeNull();
  });
});

describe('a category that is changed', () => {
  it('keeps all that nothing is said of', async () => {
    const { id } = await create({ slug: 'rau-xanh', description: 'Tươi', group: 'b', isActive: false });
    await create({ name: 'Cá' });
    await update(id, { name: 'Rau củ' });
    expect(await find(id)).toMatchObject({
      name: 'Rau củ',
      position: 1,
      slug: 'rau-xanh',
      description: 'Tươi',
      group: 'b',
      isActive: false,
      formerSlugs: [],
      version: 2,
    });
  });

  it('makes an address of its new name, or of the one it has, where its address is emptied', async () => {
    const { id } = await create({ slug: 'xanh' });
    expect((await update(id, { slug: '' })).slug).toBe('rau');
    expect((await update(id, { slug: '', name: 'Cải' })).slug).toBe('cai');
    expect((await find(id)).formerSlugs).toEqual(['rau', 'xanh']);
    expect((await update(id, { slug: 'cai' })).slug).toBe('cai');
    expect((await find(id)).formerSlugs).toEqual(['rau', 'xanh']);
    const other = await create({ name: 'Cá' });
    for (const slug of ['cai', 'xanh'])
      expect(await refusalOf(update(other.id, { slug }))).toBe('SLUG_EXISTS');
  });

  it('leads from its last twenty addresses', async () => {
    const { id } = await create({ slug: 'a-0' });
    for (let nth = 1; nth <= 21; nth += 1) await update(id, { slug: `a-${nth}` });
    const { formerSlugs } = await find(id);
    expect([formerSlugs.length, formerSlugs.at(0), formerSlugs.at(-1)]).toEqual([20, 'a-20', 'a-1']);
  });

  it('is not there where it was taken away', async () => {
    const { id } = await create();
    const { table } = meanwhile(world.table, () => deleteCategory(on(world.table), id, products));
    expect(await refusalOf(update(id, { name: 'Khác' }, table))).toBe('CATEGORY_NOT_FOUND');
    expect(await refusalOf(updateCategory(on(world.table), { id, userId: 'an', version: 1 }, products))).toBe(
      'CATEGORY_NOT_FOUND',
    );
    const other = await create({ name: 'Cá' });
    // It goes after the tree was read, and before its own row is.
    const late: Table = {
      ...world.table,
      get: (key, schema) => world.table.get({ ...key, sk: 'gone' }, schema),
    };
    expect(await refusalOf(deleteCategory(on(late), other.id, products))).toBe('CATEGORY_NOT_FOUND');
  });
});

describe('the picture of a category', () => {
  const settle = (id: string, pictureId: string, ready: boolean, table: Table = world.table) =>
    categoryMedia.settle(on(table), { id, pictureId, ready, also: [put({ pk: 'SETTLED', sk: pictureId })] });
  const settledNow = () => world.rows().flatMap(({ pk, sk }) => (pk === 'SETTLED' ? [sk] : []));
  const statusOf = async (id: string) => (await world.uploadNow(id))?.status;

  it('is shown once it is made, and stays until the next one is', async () => {
    const { id } = await create({ pictureId: 'own' });
    await settle(id, 'own', true);
    const shown = await find(id);
    expect(shown).toMatchObject({ icon: '/media/shop/own/{width}.webp', version: 1 });
    expect((await update(id, { pictureId: 'next' })).picture).toBe(shown.icon);
    expect([await statusOf('own'), await statusOf('next')]).toEqual(['attached', 'attached']);
    await settle(id, 'next', true);
    expect(await find(id)).toMatchObject({ icon: '/media/shop/next/{width}.webp', pictureId: 'next' });
    expect([await statusOf('own'), settledNow()]).toEqual(['removed', ['own', 'next']]);
  });

  it('that could not be made is none; the one before is shown on', async () => {
    const { id } = await create({ pictureId: 'own' });
    await settle(id, 'own', true);
    await update(id, { pictureId: 'next' });
    await settle(id, 'next', false);
    expect(await find(id)).toMatchObject({ icon: '/media/shop/own/{width}.webp', pictureId: null });
    expect([await statusOf('own'), settledNow()]).toEqual(['attached', ['own', 'next']]);
  });

  it('that is no longer wanted changes nothing when it is made, also when that is said this very moment', async () => {
    const { id } = await create({ pictureId: 'own' });
    const { table, happened } = meanwhile(world.table, () => update(id, { pictureId: 'next' }));
    await settle(id, 'own', true, table);
    await settle(id, 'own', true);
    await settle('nowhere', 'own', true);
    expect([happened(), await find(id), settledNow()]).toMatchObject([
      true,
      { icon: '', pictureId: 'next' },
      [],
    ]);
    expect(await statusOf('own')).toBe('removed');
  });

  it('is taken away when that is said, stays when nothing is, and goes with its category', async () => {
    const { id } = await create({ pictureId: 'own' });
    await settle(id, 'own', true);
    expect((await update(id, { name: 'Rau củ' })).picture).toBe('/media/shop/own/{width}.webp');
    expect((await update(id, { pictureId: null })).picture).toBeNull();
    expect([await find(id), await statusOf('own')]).toMatchObject([{ icon: '', pictureId: null }, 'removed']);
    await update(id, { pictureId: 'next' });
    await deleteCategory(on(world.table), id, products);
    expect(await statusOf('next')).toBe('removed');
  });

  it('is one of the shop’s drawings where the category has no picture of its own', async () => {
    world.put([categoryItem(aCategory({ id: 'drawn', name: 'Vẽ', icon: 'basket' }))]);
    expect((await update('drawn', { description: 'x' })).picture).toBe(
      '/media/products/basket-hero-{width}.webp',
    );
  });
});

describe('the place of a category among its siblings', () => {
  const standing = (...positions: number[]) =>
    positions.map((position, nth) => ({ id: `c${nth}`, position }));
  it.each([
    ['alone', standing(), 0, 1, []],
    ['last', standing(1, 2), 2, 3, []],
    ['first', standing(1, 2), 0, 0, []],
    ['in a gap', standing(1, 5), 1, 2, []],
    ['where the side behind is shorter', standing(1, 2, 3), 2, 3, [['c2', 4]]],
    ['where the side before is shorter', standing(1, 2, 3), 1, 1, [['c0', 0]]],
    ['where both sides are alike', standing(1, 2), 1, 2, [['c1', 3]]],
    [
      'where only the nearest stand in the way',
      standing(1, 2, 3, 4, 9),
      2,
      3,
      [
        ['c2', 4],
        ['c3', 5],
      ],
    ],
    ['where the side before has a gap', standing(1, 5, 6, 7, 8), 2, 5, [['c1', 4]]],
  ] as const)('%s: pushes as few as make room', (_, siblings, place, position, moved) => {
    expect(positionAmong(siblings, place)).toEqual({
      position,
      moved: moved.map(([id, to]) => ({ id, position: to })),
    });
  });
});

it('a category of which no group is said is in the group of its parent', async () => {
  const parent = await create({ name: 'Trà', group: 'c', parentId: null });
  const below = await create({ name: 'Trà sen', group: undefined, parentId: parent.id });
  expect((await find(below.id)).group).toBe('c');
});
