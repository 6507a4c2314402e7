import { listSignInProviders } from '#shared/accounts/index.ts';
import { getCartCount, getGuestCartCount } from '#shared/cart/index.ts';
import { getCategoryTree } from '#shared/catalogue/index.ts';
import { listFavoriteIds } from '#shared/favorites/favorites.contract.ts';
import { createTicket } from '#shared/live/live.contract.ts';
import { listSavedViews } from '#shared/saved-views/index.ts';
import { listAwaited } from '#shared/restock/restock.contract.ts';
import { keepWaiting, sample, type Answer } from './network.ts';

/** What the shop's frame asks on every page; a test that is about it answers it itself. */
export const furniture: readonly Answer[] = [
  keepWaiting(createTicket),
  ...[
    listSignInProviders,
    getCartCount,
    getGuestCartCount,
    getCategoryTree,
    listFavoriteIds,
    listAwaited,
    listSavedViews,
  ].map(sample),
];
