import { unread } from '#web/platform/navigation/unread.ts';
import type { Capability } from '#shared/contract/access.ts';
import { requireCapability, requireSession, type Guarded } from '#web/platform/session/guards.ts';
import type { PageName } from './pages.ts';

/**
 * What the table of pages says of a route, as options of it: spread it into the route's own. The table comes with the
 * back office, not with the shop; it is fetched while the session is asked for. What takes more than to open the page says what.
 */
export const staffPage = <Search = Record<never, never>>(name: PageName, capability?: Capability) => ({
  validateSearch: unread<Search>,
  beforeLoad: async (guarded: Guarded) => {
    const [{ pageNamed }] = await Promise.all([import('./pages.ts'), requireSession(guarded)]);
    return requireCapability(guarded, capability ?? pageNamed(name).capability);
  },
});
