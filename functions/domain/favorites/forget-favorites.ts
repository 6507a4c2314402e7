import type { Context } from '#functions/platform/table/context.ts';
import { clearItems } from '#functions/platform/table/clear-items.ts';
import { favoriteKeys } from './favorite-keys.ts';

/** Deletes all favourites of a member who left, with their counter. */
export const forgetFavorites = ({ table }: Context, userId: string): Promise<void> =>
  clearItems(table, { pk: favoriteKeys.partition(userId), startsWith: favoriteKeys.everyPrefix });
