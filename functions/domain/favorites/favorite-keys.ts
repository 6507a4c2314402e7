/**
 * Keys of favourites.
 *
 *   favourites of a member                   pk USER#<id>                sk FAVORITE#<product>
 *   their number                             pk USER#<id>                sk FAVORITES
 *   the same, newest first                   gsi1pk USER-FAVORITES#<id>  gsi1sk <addedAt>#<product>
 */
export const favoriteKeys = {
  partition: (userId: string) => `USER#${userId}`,
  prefix: 'FAVORITE#',
  /** Prefix of the favourites and their counter. */
  everyPrefix: 'FAVORITE',
  favorite: (userId: string, productId: string) => ({ pk: `USER#${userId}`, sk: `FAVORITE#${productId}` }),
  count: (userId: string) => ({ pk: `USER#${userId}`, sk: 'FAVORITES' }),
  newest: (userId: string) => `USER-FAVORITES#${userId}`,
  place: (addedAt: string, productId: string) => `${addedAt}#${productId}`,
};
