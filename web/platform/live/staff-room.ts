import type { QueryClient } from '@tanstack/react-query';
import { staleAfter } from '#shared/events/stale-facts.ts';
import { can } from '#shared/contract/access.ts';
import type { SocketMessage } from '#shared/live/live.contract.ts';
import { learnChanges } from '../api/known-change-tokens.ts';
import { meQuery } from '../session/me-query.ts';
import type { LiveEvent } from './live-event.ts';

/** Collects the staff room's events, which are many, so that data is refetched once per pause. */
const pauseMilliseconds = 2000;

export const isStaffEvent = ({ room }: LiveEvent): boolean => room === 'admin';

/** All query roots that any event of the staff room may make stale. */
const everyRoot = [...new Set(Object.values(staleAfter).flat())];

/** Handles the staff room. Its events are not stored: joining refetches everything on screen. */
export function staffRoom(queryClient: QueryClient) {
  /** Roots to invalidate; several events for the same root cause one refetch. */
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
    /** Refetches all; a running request repeats, as the server may have answered before the join. */
    standIn: () => refreshSoon(everyRoot),
    hear: ({ type, change }: LiveEvent): void => {
      learnChanges(change);
      refreshSoon(staleAfter[type] ?? []);
    },
    leave: () => clearTimeout(timer),
  };
}
