import type { Context } from '#functions/platform/table/context.ts';
import { clearItems } from '#functions/platform/table/clear-items.ts';
import { favoriteKeys } from './favorite-keys.ts';

/** All of somebody who left, with their number. */
export const forgetFavorites = ({ table }: Context, userId: string): Promise<void> =>
  clearItems(table, { pk: favoriteKeys.partition(userId), startsWith: favoriteKeys.everyPrefix });
