import type { QueryClient } from '@tanstack/react-query';
import { staleAfter } from '#shared/events/stale-facts.ts';
import { can } from '#shared/contract/access.ts';
import type { SocketMessage } from '#shared/live/live.contract.ts';
import { learnChanges } from '../api/known-changes.ts';
import * as roots from '../api/query-roots.ts';
import { meQuery } from '../session/me-query.ts';
import type { LiveEvent } from './live-event.ts';
import { refreshAfter } from './refresh-after.ts';

/** All of the shop speaks there: what it makes stale is asked for once in a while, not once each. */
const pauseMilliseconds = 2000;

export const isOfStaffRoom = ({ room }: LiveEvent): boolean => room === 'admin';

/** All that anything said there may make stale. */
const everyRoot = new Set(Object.values(staleAfter).flat());

/** What staff hear beside what is their own. Nothing there is kept: whoever comes back asks anew for what they look at. */
export function staffRoom(queryClient: QueryClient) {
  const heard = new Set<LiveEvent['type']>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wasHere = false;
  return {
    enter: async (say: (message: SocketMessage) => void): Promise<void> => {
      const { id: userId, role } = await queryClient.ensureQueryData(meQuery);
      if (!can(role, 'admin.enter')) return say({ action: 'joinUserRoom', userId });
      say({ action: 'joinAdminRoom', userId, role });
      const missed = wasHere ? everyRoot : roots.waiting;
      wasHere = true;
      await Promise.all([...missed].map((root) => queryClient.invalidateQueries({ queryKey: [root] })));
    },
    hear: ({ type, change }: LiveEvent): void => {
      learnChanges(change);
      heard.add(type);
      timer ??= setTimeout(() => {
        timer = undefined;
        for (const one of heard) refreshAfter(queryClient, { type: one });
        heard.clear();
      }, pauseMilliseconds);
    },
    leave: () => clearTimeout(timer),
  };
}
