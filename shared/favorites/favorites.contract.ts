import * as z from 'zod';
import { ProductCard, ProductId } from '../catalogue/product.ts';
import { limit } from '../pages.ts';
import { defineRoute } from '../contract/route.ts';

/** Maximum number of favorites of one member. */
export const maxFavorites = 1000;

export const Favorite = z.object({
  productId: ProductId,
  addedAt: z.string(),
  /** The product's present data; null if it is no longer sold. */
  product: ProductCard.nullable(),
});
export type Favorite = z.infer<typeof Favorite>;

const params = z.object({ productId: ProductId });

// Two operations instead of a toggle, because a request that arrives twice must not undo itself.
export const addFavorite = defineRoute({
  name: 'favorites/add-favorite',
  summary: 'Keep a product among one’s favourites',
  method: 'PUT',
  path: '/favorites/{productId}',
  access: 'member',
  params,
  reply: z.object({ productId: ProductId, favorite: z.literal(true) }),
  errors: ['PRODUCT_NOT_FOUND', 'FAVORITES_FULL'],
});

export const removeFavorite = defineRoute({
  name: 'favorites/remove-favorite',
  summary: 'Let go of a favourite',
  method: 'DELETE',
  path: '/favorites/{productId}',
  access: 'member',
  params,
  reply: z.object({ productId: ProductId, favorite: z.literal(false) }),
});

export const listFavorites = defineRoute({
  name: 'favorites/list-favorites',
  summary: 'One’s favourite products, the newest first',
  method: 'GET',
  path: '/favorites',
  access: 'member',
  query: z.object({
    /** End of the previous page. */
    cursor: z
      .string()
      .max(120)
      .regex(/^\d{4}-\d\d-\d\dT[\d:.]+Z#.+$/)
      .optional(),
    limit: limit(24),
  }),
  reply: z.object({ data: z.array(Favorite), total: z.int().min(0), cursor: z.string().nullable() }),
});

export const listFavoriteIds = defineRoute({
  name: 'favorites/list-favorite-ids',
  summary: 'Which products are favourites, for marking them in lists',
  method: 'GET',
  path: '/favorites/ids',
  access: 'member',
  reply: z.object({ ids: z.array(ProductId).max(maxFavorites) }),
});
