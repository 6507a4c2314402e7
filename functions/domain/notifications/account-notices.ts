import {
  informationRequested,
  memberFollowed,
  memberStatusChanged,
  passwordChanged,
} from '#shared/events/notifications.ts';
import type { NotificationType } from '#shared/notifications/notification-kinds.ts';
import { findProfile } from '#functions/domain/accounts/find-account.ts';
import { adminIds } from './admins.ts';
import { defineNews } from './define-news.ts';
import { follows } from './relations.ts';

type Move = { from: string | null; to: string };

const reasonOf = (reason: string | null): Record<string, string> => (reason ? { reason } : {});

/** Notification of a status change for the member concerned. */
function ownTypeOf({ from, to }: Move): NotificationType | undefined {
  if (from === null) return undefined;
  if (to === 'inactive') return from === 'pending_admin' ? 'rejected' : 'locked';
  // An applicant who applies again or returns to the queue is still waiting, so nothing is sent.
  if (from === 'inactive') return to === 'pending_admin' ? undefined : 'unlocked';
  if (to === 'active') return 'kyc_approved';
  if (to === 'kyc_changing') return 'kyc_changing';
  return from === 'pending_admin' && to === 'pending_kyc' ? 'account_approved' : undefined;
}

const ownStatusNews = defineNews(ownTypeOf, {
  from: memberStatusChanged,
  find: async (context, { userId, to }) => {
    const profile = await findProfile(context, userId);
    return profile?.status === to ? profile : undefined;
  },
  to: ({ userId }) => [userId],
  data: ({ to }, { askedFor, rejectedReason }) =>
    reasonOf(to === 'kyc_changing' ? askedFor : to === 'inactive' ? rejectedReason : null),
});

const papersSubmittedNews = defineNews(
  ({ from }) => (from === 'kyc_changing' ? 'kyc_changed' : 'kyc_submitted'),
  {
    from: memberStatusChanged,
    when: ({ from, to }) => from !== null && to === 'kyc_submitted',
    find: async (context, { userId, to }) => {
      const profile = await findProfile(context, userId);
      return profile?.status === to ? profile : undefined;
    },
    to: (_, __, context) => adminIds(context),
    by: ({ userId }) => userId,
    data: ({ userId }) => ({ userId }),
  },
);

const informationRequestedNews = defineNews('info_requested', {
  from: informationRequested,
  find: async (context, { userId }) => (await findProfile(context, userId))?.askedFor ?? undefined,
  to: ({ userId }) => [userId],
  data: (_, askedFor) => reasonOf(askedFor),
});

const passwordNews = defineNews(({ byLink }) => (byLink ? 'reset_password' : 'password_changed'), {
  from: passwordChanged,
  to: ({ userId }) => [userId],
});

const followNews = defineNews('follow', {
  from: memberFollowed,
  find: async ({ table }, { followerId, followedId }) =>
    (await follows(table, followerId, followedId)) || undefined,
  to: ({ followedId }) => [followedId],
  // Following, unfollowing and following again notifies once.
  key: ({ followerId }) => `follow#${followerId}`,
  by: ({ followerId }) => followerId,
});

/** Notices about accounts and members, which this area reads itself. */
export const accountNotices = [
  ownStatusNews,
  papersSubmittedNews,
  informationRequestedNews,
  passwordNews,
  followNews,
];
