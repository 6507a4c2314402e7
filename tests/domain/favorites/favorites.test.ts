import { describe, expect, it } from 'vitest';
import { maxFavorites } from '#shared/favorites/favorites.contract.ts';
import { productItems } from '#functions/domain/catalogue/products/product-items.ts';
import { favoriteKeys } from '#functions/domain/favorites/favorite-keys.ts';
import {
  addFavorite,
  listFavoriteIds,
  listFavorites,
  removeFavorite,
} from '#functions/domain/favorites/favorites.ts';
import { aProduct } from '#tests/support/catalogue.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';

const userId = 'lan';

function aShop() {
  const { table, put, rows } = memoryTable();
  let moment = Date.parse('2026-11-22T03:00:00.000Z');
  const context = contextOf(table, () => new Date((moment += 1000)));
  const product = (id: string, isActive = true) =>
    put(productItems(aProduct({ name: id, isActive, facts: { id } })));
  for (const id of ['tea', 'cup', 'rice']) product(id);
  const add = (productId: string) => addFavorite(context, { userId, productId });
  const take = (productId: string) => removeFavorite(context, { userId, productId });
  const list = (given: object = {}) => listFavorites(context, { userId, limit: 10, ...given });
  const ids = async () => (await list()).data.map(({ productId }) => productId);
  const count = () => rows().find(({ sk }) => sk === 'FAVORITES')?.['count'];
  return { table, put, context, product, add, take, list, ids, count };
}

describe('favourites', () => {
  it('are listed newest first, with what is sold no longer as nothing', async () => {
    const { add, list, product, context } = aShop();
    for (const id of ['tea', 'cup', 'rice']) await add(id);
    product('cup', false);
    const { data, total, cursor } = await list();
    expect(data.map(({ productId, product: card }) => [productId, card?.name ?? null])).toEqual([
      ['rice', 'rice'],
      ['cup', null],
      ['tea', 'tea'],
    ]);
    expect(data[0]?.addedAt).toBe('2026-11-22T03:00:03.000Z');
    expect([total, cursor]).toEqual([3, null]);
    expect((await listFavoriteIds(context, userId)).toSorted()).toEqual(['cup', 'rice', 'tea']);
    expect(await listFavoriteIds(context, 'cam')).toEqual([]);
  });

  it('come in pages, each beginning where the one before ended', async () => {
    const { add, list } = aShop();
    for (const id of ['tea', 'cup', 'rice']) await add(id);
    const first = await list({ limit: 2 });
    expect([first.data.map(({ productId }) => productId), first.total]).toEqual([['rice', 'cup'], 3]);
    const second = await list({ limit: 2, cursor: first.cursor ?? undefined });
    expect([second.data.map(({ productId }) => productId), second.cursor]).toEqual([['tea'], null]);
    expect((await list({ limit: 3 })).cursor).toBeNull();
  });

  it('added twice are added once, and keep their place', async () => {
    const { add, ids, count } = aShop();
    await add('tea');
    await add('cup');
    await add('tea');
    expect([await ids(), count()]).toEqual([['cup', 'tea'], 2]);
  });

  it('let go of twice are let go of once', async () => {
    const { add, take, ids, list, count } = aShop();
    expect((await list()).total).toBe(0);
    await take('tea');
    expect(count()).toBeUndefined();
    await add('tea');
    await add('cup');
    await take('tea');
    await take('tea');
    expect([await ids(), count()]).toEqual([['cup'], 1]);
  });

  it('are of what is sold', async () => {
    const { add, product, count } = aShop();
    product('cup', false);
    expect(await refusalOf(add('cup'))).toBe('PRODUCT_NOT_FOUND');
    expect(await refusalOf(add('nothing'))).toBe('PRODUCT_NOT_FOUND');
    expect(count()).toBeUndefined();
  });

  it('are a thousand at the most', async () => {
    const { add, put, count, ids } = aShop();
    put([{ ...favoriteKeys.count(userId), entity: 'favorite-count', count: maxFavorites - 1 }]);
    await add('tea');
    await expect(add('cup')).rejects.toMatchObject({
      code: 'FAVORITES_FULL',
      details: { params: { limit: 1000 } },
    });
    // What is there already is added again without a word.
    expect(await refusalOf(add('tea'))).toBeUndefined();
    expect([count(), await ids()]).toEqual([1000, ['tea']]);
  });
});
