import type { QueryClient } from '@tanstack/react-query';
import * as roots from '../api/query-roots.ts';
import { throttle } from './throttle.ts';
import type { LiveEvent } from './live-event.ts';

/** Minimum time between two requests for the unread count, because many events may arrive at once. */
const statsPauseMilliseconds = 10_000;

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

/** Event types about people in one's own referral network. */
const networkTypes: readonly string[] = [
  'newDirectReferral',
  'newIndirectReferral',
  'newDirectReferralVerified',
] satisfies NewsEvent['type'][];

const isNews = (event: LiveEvent): event is NewsEvent => newsTypes.includes(event.type);

/** Maximum age of an event that shows a toast; older ones, received after a reconnect, are only in the list. */
const newsMilliseconds = 60_000;

/** Updates the badge, notification lists and referrals, and shows a toast for important events. */
export function notificationRoom(
  queryClient: QueryClient,
  tell: (event: NewsEvent) => void,
  pauseMilliseconds: number = statsPauseMilliseconds,
) {
  const refresh = throttle(
    () => void queryClient.invalidateQueries({ queryKey: [...roots.notifications] }),
    pauseMilliseconds,
  );
  const refreshNetwork = throttle(
    () => void queryClient.invalidateQueries({ queryKey: [...roots.referrals] }),
    pauseMilliseconds,
  );
  return {
    hear: (event: LiveEvent): void => {
      if (networkTypes.includes(event.type)) refreshNetwork.ask();
      if (event.type === 'notifications.changed' || isNews(event)) refresh.ask();
      if (isNews(event) && Date.now() - Date.parse(event.at) < newsMilliseconds) tell(event);
    },
    /** Refetches after a reconnect, because events may have been missed. */
    catchUp: refresh.ask,
    stop: (): void => {
      refresh.stop();
      refreshNetwork.stop();
    },
  };
}
