/**
 * The questions favourites ask of the table, and the keys that answer them.
 *
 *   is this one's favourite, and which are   pk USER#<id>                sk FAVORITE#<product>
 *   how many                                 pk USER#<id>                sk FAVORITES
 *   which, the newest first                  gsi1pk USER-FAVORITES#<id>  gsi1sk <addedAt>#<product>
 */
export const favoriteKeys = {
  partition: (userId: string) => `USER#${userId}`,
  prefix: 'FAVORITE#',
  /** Favourites and how many they are. */
  everyPrefix: 'FAVORITE',
  favorite: (userId: string, productId: string) => ({ pk: `USER#${userId}`, sk: `FAVORITE#${productId}` }),
  count: (userId: string) => ({ pk: `USER#${userId}`, sk: 'FAVORITES' }),
  newest: (userId: string) => `USER-FAVORITES#${userId}`,
  place: (addedAt: string, productId: string) => `${addedAt}#${productId}`,
};
