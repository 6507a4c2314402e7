import { unread } from '#web/platform/navigation/unread.ts';
import type { Capability } from '#shared/contract/access.ts';
import { requireCapability, requireSession, type GuardInput } from '#web/platform/session/guards.ts';
import type { PageName } from './staff-pages.ts';

/**
 * Route options from the page table, to be spread into a route's own. The table belongs to the back office, not
 * to the shop, and loads while the session is requested. Routes that need more than the page's capability pass
 * their own.
 */
export const staffPage = <Search = Record<never, never>>(name: PageName, capability?: Capability) => ({
  validateSearch: unread<Search>,
  beforeLoad: async (guarded: GuardInput) => {
    const [{ pageNamed }] = await Promise.all([import('./staff-pages.ts'), requireSession(guarded)]);
    return requireCapability(guarded, capability ?? pageNamed(name).capability);
  },
});
