import type { QueryClient } from '@tanstack/react-query';
import * as roots from '../api/query-roots.ts';
import { paced } from './paced.ts';
import type { LiveEvent } from './live-event.ts';

/** Many may come at once: how many are unread is asked at most so often. */
export const statsPauseMilliseconds = 10_000;

export type NewsEvent = Extract<
  LiveEvent,
  {
    type:
      | 'kycStatusUpdate'
      | 'notificationKycSubmitted'
      | 'newDirectReferral'
      | 'newIndirectReferral'
      | 'newDirectReferralVerified';
  }
>;

const newsTypes: readonly string[] = [
  'kycStatusUpdate',
  'notificationKycSubmitted',
  'newDirectReferral',
  'newIndirectReferral',
  'newDirectReferralVerified',
] satisfies NewsEvent['type'][];

/** Of people in one's own network. */
const networkTypes: readonly string[] = [
  'newDirectReferral',
  'newIndirectReferral',
  'newDirectReferralVerified',
] satisfies NewsEvent['type'][];

const isNews = (event: LiveEvent): event is NewsEvent => newsTypes.includes(event.type);

/** What came late, after a cut, is in the list; it is not said aloud once more. */
const newsMilliseconds = 60_000;

/** Keeps the badge, the lists of notifications and one's network as the server has them, and says aloud what is worth it. */
export function notificationRoom(
  queryClient: QueryClient,
  tell: (event: NewsEvent) => void,
  pauseMilliseconds: number = statsPauseMilliseconds,
) {
  const refresh = paced(
    () => void queryClient.invalidateQueries({ queryKey: [...roots.notifications] }),
    pauseMilliseconds,
  );
  const refreshNetwork = paced(
    () => void queryClient.invalidateQueries({ queryKey: [...roots.referrals] }),
    pauseMilliseconds,
  );
  return {
    hear: (event: LiveEvent): void => {
      if (networkTypes.includes(event.type)) refreshNetwork.ask();
      if (event.type === 'notifications.changed' || isNews(event)) refresh.ask();
      if (isNews(event) && Date.now() - Date.parse(event.at) < newsMilliseconds) tell(event);
    },
    /** After a cut: whatever was missed, the count is asked for anew. */
    catchUp: refresh.ask,
    stop: (): void => {
      refresh.stop();
      refreshNetwork.stop();
    },
  };
}
