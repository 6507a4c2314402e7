import * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';
import { type Favorite, maxFavorites } from '#shared/favorites/favorites.contract.ts';
import { cardsOnSale, checkOnSale } from '#functions/domain/catalogue/products/products-on-sale.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { create, remove, upsert } from '#functions/platform/table/table-operations.ts';
import { favoriteKeys } from './favorite-keys.ts';

const StoredFavorite = z.object({ productId: z.string(), addedAt: z.string() });
const Count = z.object({ count: z.int() });

type FavoriteName = { userId: string; productId: string };

/** Adds a favourite. An existing one keeps its place in the list. */
export async function addFavorite(
  { table, now }: Context,
  { userId, productId }: FavoriteName,
): Promise<void> {
  const addedAt = now().toISOString();
  const refusal = await table.write([
    create(
      {
        ...favoriteKeys.favorite(userId, productId),
        entity: 'favorite',
        productId,
        addedAt,
        gsi1pk: favoriteKeys.newest(userId),
        gsi1sk: favoriteKeys.place(addedAt, productId),
      },
      { refusal: 'repeat' },
    ),
    checkOnSale(productId, 'PRODUCT_NOT_FOUND'),
    upsert(
      favoriteKeys.count(userId),
      { add: { count: 1 }, set: { entity: 'favorite-count' } },
      { when: { count: { missingOrAtMost: maxFavorites - 1 } }, refusal: 'FAVORITES_FULL' },
    ),
  ]);
  if (refusal && refusal !== 'repeat') throw new AppError(refusal, { params: { limit: maxFavorites } });
}

/** Removes a favourite. Nothing happens if there is none. */
export async function removeFavorite({ table }: Context, { userId, productId }: FavoriteName): Promise<void> {
  await table.write([
    remove(favoriteKeys.favorite(userId, productId), { when: { pk: { present: true } }, refusal: 'gone' }),
    upsert(favoriteKeys.count(userId), { add: { count: -1 } }),
  ]);
}

export async function listFavorites(
  context: Context,
  { userId, cursor, limit }: { userId: string; cursor?: string | undefined; limit: number },
) {
  const { table } = context;
  const asked = {
    index: 'gsi1',
    pk: favoriteKeys.newest(userId),
    newestFirst: true,
    // The extra item shows where the next page begins.
    limit: limit + 1,
  } as const;
  const [{ items }, counted] = await Promise.all([
    table.list(cursor ? { ...asked, between: ['0', cursor] } : asked, StoredFavorite),
    table.get(favoriteKeys.count(userId), Count),
  ]);
  const next = items[limit];
  return {
    data: await withProducts(context, items.slice(0, limit)),
    total: counted?.count ?? 0,
    cursor: next ? favoriteKeys.place(next.addedAt, next.productId) : null,
  };
}

export async function listFavoriteIds({ table }: Context, userId: string): Promise<string[]> {
  const { items } = await table.list(
    { pk: favoriteKeys.partition(userId), startsWith: favoriteKeys.prefix, limit: maxFavorites },
    StoredFavorite,
  );
  return items.map(({ productId }) => productId);
}

async function withProducts(context: Context, kept: z.infer<typeof StoredFavorite>[]): Promise<Favorite[]> {
  const products = await cardsOnSale(
    context,
    kept.map(({ productId }) => productId),
  );
  return kept.map(({ productId, addedAt }, place) => ({
    productId,
    addedAt,
    product: products[place] ?? null,
  }));
}
