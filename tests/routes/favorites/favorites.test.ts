import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteProduct } from '#shared/catalogue/index.ts';
import {
  addFavorite,
  listFavoriteIds,
  listFavorites,
  maxFavorites,
  removeFavorite,
} from '#shared/favorites/favorites.contract.ts';
import { newId } from '#shared/values/ids.ts';
import { favoriteKeys } from '#functions/domain/favorites/favorite-keys.ts';
import { aCategory, aProduct, stock } from '#tests/support/catalogue.ts';
import { aWorld, type Member, type World } from '#tests/support/world.ts';

let world: World;
const category = aCategory({ name: 'Trà' });
const tea = aProduct({ name: 'Trà sen Tây Hồ', category });
const rice = aProduct({ name: 'Gạo ST25', category });
const honey = aProduct({ name: 'Mật ong bạc hà', category });
const hidden = aProduct({ name: 'Chưa bán', category, isActive: false });

beforeAll(async () => {
  world = await aWorld();
  await stock(world, [tea, rice, honey, hidden], [category]);
});
afterAll(() => world.close());

const idOf = (product: typeof tea) => product.card.id;
const add = (member: Member | undefined, productId: string) =>
  world.send(addFavorite, { token: member?.accessToken, params: { productId } });
const remove = (member: Member, productId: string) =>
  world.send(removeFavorite, { token: member.accessToken, params: { productId } });
const list = (member: Member, query = {}) => world.send(listFavorites, { token: member.accessToken, query });
const ids = async (member: Member) =>
  (await world.send(listFavoriteIds, { token: member.accessToken })).body.ids.toSorted();

describe('keeping favourites', () => {
  it('200: the newest first, with their cards as they are now', async () => {
    const member = await world.aMember();
    for (const product of [tea, rice, honey]) expect((await add(member, idOf(product))).status).toBe(200);
    const { body } = await list(member);
    expect(body.data.map(({ product }) => product?.name)).toEqual([
      'Mật ong bạc hà',
      'Gạo ST25',
      'Trà sen Tây Hồ',
    ]);
    expect([body.total, body.cursor]).toEqual([3, null]);
    expect(await ids(member)).toEqual([tea, rice, honey].map(idOf).toSorted());
  });

  it('200: a second time changes nothing, also when six arrive at once', async () => {
    const member = await world.aMember();
    await add(member, idOf(tea));
    await add(member, idOf(rice));
    const answers = await Promise.all(Array.from({ length: 6 }, () => add(member, idOf(tea))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    const { body } = await list(member);
    expect(body.data.map(({ productId }) => productId)).toEqual([idOf(rice), idOf(tea)]);
    expect(body.total).toBe(2);
  });

  it('200: letting go, twice, of what is there once', async () => {
    const member = await world.aMember();
    await add(member, idOf(tea));
    expect((await remove(member, idOf(tea))).body).toEqual({ productId: idOf(tea), favorite: false });
    expect((await remove(member, idOf(tea))).status).toBe(200);
    expect((await remove(member, 'nothing-like-it')).status).toBe(200);
    expect((await list(member)).body).toEqual({ data: [], total: 0, cursor: null });
  });

  it('pages without repeating or leaving out', async () => {
    const member = await world.aMember();
    for (const product of [tea, rice, honey]) await add(member, idOf(product));
    const first = (await list(member, { limit: 2 })).body;
    const second = (await list(member, { limit: 2, cursor: first.cursor })).body;
    expect([...first.data, ...second.data].map(({ productId }) => productId)).toEqual(
      [honey, rice, tea].map(idOf),
    );
    expect(second.cursor).toBeNull();
  });

  it('what is sold no longer stays, without its card', async () => {
    const member = await world.aMember();
    const admin = await world.aMember({ role: 'admin' });
    const passing = aProduct({ name: 'Bánh trung thu', category, available: 0 });
    await stock(world, [passing]);
    await add(member, idOf(passing));
    const deleted = await world.send(deleteProduct, {
      token: admin.accessToken,
      params: { id: idOf(passing) },
    });
    expect(deleted.body).toMatchObject({ success: true });
    expect((await list(member)).body.data).toMatchObject([{ productId: idOf(passing), product: null }]);
  });
});

describe('refusals', () => {
  it.each(['nothing-like-it', idOf(hidden)])('404 for a product that is not sold: %s', async (productId) => {
    const { status, failure } = await add(await world.aMember(), productId);
    expect([status, failure.code]).toEqual([404, 'PRODUCT_NOT_FOUND']);
  });

  it('400 for a cursor we never gave', async () => {
    const member = await world.aMember();
    for (const cursor of ['junk', '%', "' OR 1=1 --", 'eyJhIjoxfQ', '🥭'])
      expect((await list(member, { cursor })).status).toBe(400);
  });

  it('422 when there is no room for one more', async () => {
    const member = await world.aMember();
    await world.write([{ ...favoriteKeys.count(member.id), entity: 'favorite-count', count: maxFavorites }]);
    const { status, failure } = await add(member, idOf(tea));
    expect([status, failure.code]).toEqual([422, 'FAVORITES_FULL']);
    expect(failure.message).toContain(String(maxFavorites));
    expect(await ids(member)).toEqual([]);
  });

  it('nobody sees or changes the favourites of another', async () => {
    const [mine, theirs] = [await world.aMember(), await world.aMember()];
    await add(theirs, idOf(tea));
    expect((await list(mine)).body.total).toBe(0);
    await remove(mine, idOf(tea));
    expect(await ids(theirs)).toEqual([idOf(tea)]);
  });
});

it('an unknown id answers like any other product nobody sells', async () => {
  expect((await add(await world.aMember(), newId())).failure.code).toBe('PRODUCT_NOT_FOUND');
});
