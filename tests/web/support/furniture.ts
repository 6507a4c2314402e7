import { listSignInProviders } from '#shared/accounts/index.ts';
import { getUsersConfig } from '#shared/members/users-config.contract.ts';
import { getCartCount, getGuestCartCount } from '#shared/cart/index.ts';
import { getCategoryTree } from '#shared/catalogue/index.ts';
import { listFavoriteIds } from '#shared/favorites/favorites.contract.ts';
import { listJobs } from '#shared/jobs/jobs.contract.ts';
import { createTicket } from '#shared/live/live.contract.ts';
import { getNotificationStats } from '#shared/notifications/index.ts';
import { countWaiting } from '#shared/overview/index.ts';
import { listSavedViews } from '#shared/saved-views/index.ts';
import { listAwaited } from '#shared/restock/restock.contract.ts';
import { answer, keepWaiting, sample, type Answer } from './network.ts';

/** What the frames ask on every page; a test that is about it answers it itself. */
export const furniture: readonly Answer[] = [
  keepWaiting(createTicket),
  answer(listJobs, { data: [], nextCursor: null }),
  answer(countWaiting, {}),
  answer(getNotificationStats, { unread: 0, sequence: 0 }),
  answer(getUsersConfig, []),
  answer(listSignInProviders, { providers: ['google'], asksBirthDate: false }),
  ...[getCartCount, getGuestCartCount, getCategoryTree, listFavoriteIds, listAwaited, listSavedViews].map(
    sample,
  ),
];
