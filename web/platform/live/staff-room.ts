import type { QueryClient } from '@tanstack/react-query';
import { staleAfter } from '#shared/events/stale-facts.ts';
import { can } from '#shared/contract/access.ts';
import type { SocketMessage } from '#shared/live/live.contract.ts';
import { learnChanges } from '../api/known-changes.ts';
import { meQuery } from '../session/me-query.ts';
import type { LiveEvent } from './live-event.ts';

/** All of the shop speaks there: what it makes stale is asked for once in a while, not once each. */
const pauseMilliseconds = 2000;

export const isOfStaffRoom = ({ room }: LiveEvent): boolean => room === 'admin';

/** All that anything said there may make stale. */
const everyRoot = [...new Set(Object.values(staleAfter).flat())];

/**
 * What staff hear beside what is their own. Nothing there is kept: whoever comes in, or comes back, asks anew for what
 * they look at, once the server says that they hear all that comes after.
 */
export function staffRoom(queryClient: QueryClient) {
  /** A question that several hints make stale is asked once. */
  const stale = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const refreshSoon = (roots: readonly string[]) => {
    for (const root of roots) stale.add(root);
    timer ??= setTimeout(() => {
      timer = undefined;
      for (const root of stale) void queryClient.invalidateQueries({ queryKey: [root] });
      stale.clear();
    }, pauseMilliseconds);
  };
  return {
    enter: async (say: (message: SocketMessage) => void): Promise<void> => {
      const { id: userId, role } = await queryClient.ensureQueryData(meQuery);
      say(
        can(role, 'admin.enter')
          ? { action: 'joinAdminRoom', userId, role }
          : { action: 'joinUserRoom', userId },
      );
    },
    /** A question that is on its way just now is asked once more, too: it may have been answered before. */
    standIn: () => refreshSoon(everyRoot),
    hear: ({ type, change }: LiveEvent): void => {
      learnChanges(change);
      refreshSoon(staleAfter[type] ?? []);
    },
    leave: () => clearTimeout(timer),
  };
}
