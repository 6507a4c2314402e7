import { memberStatusChanged, rewardStatusChanged } from '#shared/events/notifications.ts';
import type { Profile } from '#functions/domain/accounts/account.ts';
import { findProfile } from '#functions/domain/accounts/find-account.ts';
import { defineNews } from '#functions/domain/notifications/define-news.ts';
import type { Context } from '#functions/platform/table/context.ts';

/** Number of levels above a new member that are notified. Higher levels see the member in their network. */
const maxLevels = 5;

/** Referrers above a member, the nearest first. */
async function referrersOf(context: Context, profile: Profile, levels: number): Promise<string[]> {
  const above: string[] = [];
  let next = profile.referrerId;
  while (next && above.length < levels && !above.includes(next)) {
    above.push(next);
    next = above.length < levels ? ((await findProfile(context, next))?.referrerId ?? null) : null;
  }
  return above;
}

/** Age up to which an account that was created with its final status is still news. */
const newMilliseconds = 3_600_000;

const isNews = ({ now }: Context, { createdAt }: Profile, from: string | null): boolean =>
  from !== null || now().getTime() - Date.parse(createdAt) < newMilliseconds;

const isOpen = (status: string | null): boolean => status !== null && status !== 'pending';

/** A member who joined counts as joined even if the status has changed since. */
const joined = {
  from: memberStatusChanged,
  when: ({ from, to }: { from: string | null; to: string }) => !isOpen(from) && isOpen(to),
  find: async (context: Context, { userId, from }: { userId: string; from: string | null }) => {
    const profile = await findProfile(context, userId);
    return profile && profile.status !== 'inactive' && isNews(context, profile, from) ? profile : undefined;
  },
  // The key makes an account join once only, whichever way it is counted.
  key: ({ userId }: { userId: string }) => `joined#${userId}`,
  by: ({ userId }: { userId: string }) => userId,
};

const directReferralNews = defineNews('direct_referral_registered', {
  ...joined,
  to: (_, profile, context) => referrersOf(context, profile, 1),
});

const indirectReferralNews = defineNews('indirect_referral_registered', {
  ...joined,
  to: async (_, profile, context) => (await referrersOf(context, profile, maxLevels)).slice(1),
});

const referralVerifiedNews = defineNews('direct_referral_verified', {
  from: memberStatusChanged,
  when: ({ from, to }) => to === 'active' && from === 'kyc_submitted',
  find: async (context, { userId, to }) => {
    const profile = await findProfile(context, userId);
    return profile?.status === to ? (profile.referrerId ?? undefined) : undefined;
  },
  to: (_, referrerId) => [referrerId],
  key: ({ userId }) => `verified#${userId}`,
  by: ({ userId }) => userId,
});

const rewardNews = defineNews('reward', {
  from: rewardStatusChanged,
  to: ({ referrerId }) => [referrerId],
  key: ({ rewardId, state }) => `reward#${rewardId}#${state}`,
  by: ({ userId }) => userId,
  data: ({ amount, state, rewardId }) => ({ amount: String(amount), state, rewardId }),
});

export const referralNotices = [directReferralNews, indirectReferralNews, referralVerifiedNews, rewardNews];
