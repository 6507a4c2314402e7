import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createCategory,
  createProduct,
  deleteCategory,
  deleteProduct,
  getCategoryBySlug,
  getCategoryTree,
  getProduct,
  getProductFacets,
  listAdminCategories,
  listProducts,
  listProductsOfCategory,
  updateCategory,
} from '#shared/catalogue/index.ts';
import { createUpload, finishUpload } from '#shared/media/upload.contract.ts';
import { aCategory, aProduct, stock, warehouse } from '#tests/support/catalogue.ts';
import { aJpeg } from '#tests/support/pictures.ts';
import { aWorld, type World } from '#tests/support/world.ts';

const food = aCategory({ id: 'food', name: 'Thực phẩm', position: 1 });
const drinks = aCategory({ id: 'drinks', name: 'Đồ uống', position: 2 });
const tea = aCategory({ id: 'tea', name: 'Trà', parentId: 'drinks', path: ['drinks', 'tea'], level: 2 });
const green = aCategory({
  id: 'green',
  name: 'Trà xanh',
  parentId: 'tea',
  path: ['drinks', 'tea', 'green'],
  level: 3,
});

let world: World;
let token: string;
/** Collaborators keep categories; an admin takes them away. */
let owner: string;
let admin: string;
beforeAll(async () => {
  world = await aWorld();
  ({ accessToken: token } = await world.aMember({ role: 'collaborator' }));
  ({ accessToken: owner } = await world.aMember({ role: 'admin' }));
  ({ accessToken: admin } = await world.aMember({ role: 'admin' }));
  await stock(
    world,
    [
      aProduct({ name: 'Trà Thái Nguyên', category: green, facts: { id: 'thai-nguyen' } }),
      aProduct({ name: 'Trà cất kho', category: green, isActive: false }),
      aProduct({ name: 'Gạo ST25', category: food }),
    ],
    [food, drinks, tea, green],
  );
});
afterAll(() => world.close());

const list = async (query = {}) => (await world.send(listAdminCategories, { token, query })).body;
const one = async (id: string) => (await list()).find((category) => category.id === id);
const add = (body: object) =>
  world.send(createCategory, { token, body: { name: 'Bánh', group: 'a', ...body } });
const change = async (id: string, body: object) =>
  world.send(updateCategory, {
    token,
    params: { id },
    body: { version: (await one(id))?.version ?? 1, ...body },
  });
const remove = (id: string) => world.send(deleteCategory, { token: owner, params: { id } });

describe('the list', () => {
  it('200: a plain array, parents before children, with all products beneath', async () => {
    const all = await list();
    expect(all.map(({ id, level, productCount, position }) => [id, level, productCount, position])).toEqual([
      ['food', 1, 1, 0],
      ['drinks', 1, 2, 1],
      ['tea', 2, 2, 0],
      ['green', 3, 2, 0],
    ]);
    expect(Object.keys(all[0] ?? {})).toEqual(
      expect.arrayContaining(['name', 'description', 'group', 'slug', 'picture', 'parentId', 'isActive']),
    );
  });

  it('200: only those that are shown, or hidden', async () => {
    const { body } = await add({ name: 'Cất kho', isActive: false });
    expect((await list({ isActive: 'false' })).map(({ id }) => id)).toEqual([body.id]);
    expect((await list({ isActive: 'true' })).map(({ id }) => id)).not.toContain(body.id);
    await remove(body.id);
  });
});

describe('a new category', () => {
  it('201: is added once, however often it is asked for, and shoppers find it', async () => {
    const asked = { name: 'Bánh kẹo', parentId: 'food', clientRequestId: 'banh-keo-1' };
    const [first, again] = [await add(asked), await add(asked)];
    expect([first.status, first.body.slug, first.body.path]).toEqual([
      201,
      'banh-keo',
      ['food', first.body.id],
    ]);
    expect(again.body).toEqual(first.body);
    const { body } = await world.send(getCategoryTree, { query: { withCounts: 'true' } });
    expect(body.find(({ id }) => id === 'food')?.children.map(({ slug }) => slug)).toEqual(['banh-keo']);
    expect((await remove(first.body.id)).body).toEqual({ success: true, message: 'Đã xóa danh mục.' });
  });

  it.each([{ name: ' ' }, { slug: 'Có Dấu' }, { group: 'd' }, { secret: 1 }, { position: -1 }])(
    '400: is not added with %o',
    async (wrong) => {
      const { status, failure } = await add(wrong);
      expect(status).toBe(400);
      if ('name' in wrong) expect(failure.errors?.[0]?.message).toBe('Tên danh mục là bắt buộc');
    },
  );

  it('shows its picture once it is made', async () => {
    const picture = await aJpeg();
    const { body: place } = await world.send(createUpload, {
      params: { kind: 'shopImages' },
      token,
      body: { fileName: 'banh.jpg', size: picture.length, mimeType: 'image/jpeg' },
    });
    await fetch(world.url + place.uploadUrl, {
      method: 'PUT',
      headers: { 'content-type': 'image/jpeg' },
      body: new Uint8Array(picture),
    });
    await world.send(finishUpload, { params: { kind: 'shopImages', id: place.id }, token });
    const { body } = await add({ name: 'Bánh có ảnh', pictureId: place.id });
    await world.cloud.idle();
    const shown = await one(body.id);
    expect(shown?.picture).toBe(`/media/shop/${place.id}/{width}.webp`);
    const file = await fetch(world.url + String(shown?.picture).replace('{width}', '160'));
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await change(body.id, { pictureId: null })).body.picture).toBeNull();
    await remove(body.id);
  });
});

describe('a change', () => {
  it('409: is of the category as it was read', async () => {
    const { status, failure } = await change('food', { version: 9, name: 'Khác' });
    expect([status, failure.code]).toEqual([409, 'STALE_STATE']);
  });

  it('422: never closes a circle, also when two people move at once', async () => {
    const { body: dish } = await add({ name: 'Món' });
    const both = await Promise.all([
      change(dish.id, { parentId: 'food' }),
      change('food', { parentId: dish.id }),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    for (const id of [dish.id, 'food']) await change(id, { parentId: null });
    await remove(dish.id);
  });

  it('leads from the old address to the new one', async () => {
    await change('food', { slug: 'an-uong' });
    const { status, body } = await world.send(getCategoryBySlug, { params: { slug: 'thuc-pham' } });
    expect([status, body.id, body.slug]).toEqual([200, 'food', 'an-uong']);
    await change('food', { slug: 'thuc-pham' });
  });

  it('hides one with all beneath it, and keeps its products on sale', async () => {
    await change('tea', { isActive: false });
    expect((await world.send(getCategoryBySlug, { params: { slug: 'tra-xanh' } })).status).toBe(404);
    const { body } = await world.send(listProductsOfCategory, { params: { categoryId: 'drinks' } });
    expect(body.total).toBe(1);
    await change('tea', { isActive: true });
  });
});

describe('a branch that is moved', () => {
  const namesIn = async (categoryId: string) =>
    (await world.send(listProducts, { query: { categoryId } })).body.data.map(({ name }) => name);

  it('is listed, counted and narrowed where it stands at once, and its products say so a moment later', async () => {
    expect((await change('tea', { parentId: 'food', name: 'Trà ngon' })).status).toBe(200);
    expect(await namesIn('drinks')).toEqual([]);
    expect((await namesIn('food')).toSorted()).toEqual(['Gạo ST25', 'Trà Thái Nguyên']);
    const { body: facets } = await world.send(getProductFacets, { query: { categoryId: 'food' } });
    expect(facets.categories.map(({ id, count }) => [id, count])).toEqual([
      ['food', 2],
      ['tea', 1],
    ]);
    await world.cloud.clock.advance(10);
    await world.cloud.idle();
    const { body } = await world.send(getProduct, { params: { id: 'thai-nguyen' } });
    expect(body.category.path).toEqual(['food', 'tea', 'green']);
    await change('tea', { parentId: 'drinks' });
  });
});

describe('taking away', () => {
  it('409: says what hangs on it', async () => {
    const { status, failure } = await remove('drinks');
    expect([status, failure.code, failure.errors]).toEqual([
      409,
      'CATEGORY_IN_USE',
      [{ path: 'categories/tea', message: expect.any(String) }],
    ]);
  });

  it('409: counts what was put there this very moment, and what is off sale', async () => {
    const { body: made } = await add({ name: 'Mới mở' });
    const draft = {
      name: 'Bánh mới',
      code: 'BM-1',
      categoryId: made.id,
      businessId: 'biz-hoi-an',
      price: 1000,
    };
    const [saved, removed] = await Promise.all([
      world.send(createProduct, {
        token,
        body: { ...draft, isActive: false, stock: [{ warehouseId: warehouse.id, onHand: 0 }] },
      }),
      remove(made.id),
    ]);
    // Whichever came first, no product lies in a category that is not there.
    expect([saved.status, removed.status].toSorted((a, b) => a - b)).toEqual(
      saved.status === 201 ? [201, 409] : [200, 422],
    );
    if (saved.status !== 201) return;
    expect((await remove(made.id)).failure.code).toBe('CATEGORY_IN_USE');
    await world.send(deleteProduct, { token: admin, params: { id: saved.body.id } });
    expect((await remove(made.id)).status).toBe(200);
  });

  it('404: of none', async () => {
    expect((await remove('khong-co')).status).toBe(404);
  });
});
