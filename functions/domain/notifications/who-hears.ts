import * as z from 'zod';
import type { EventFor } from '#shared/events/registry.ts';
import type { NotificationType } from '#shared/notifications/notification-kinds.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Profile } from '#functions/domain/accounts/account.ts';
import { findProfile } from '#functions/domain/accounts/find-account.ts';
import { findOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { follows } from './relations.ts';
import type { News } from './notify-member.ts';
import { notificationKeys } from './notification-keys.ts';

const Admin = z.object({ userId: z.string() });

/** Upper limit of admins; no shop has more. */
const maxAdmins = 100;

/** Ids of all admins, from rows that are updated with their role. */
export async function adminIds({ table }: Context): Promise<string[]> {
  const { items } = await table.list({ pk: notificationKeys.admins, limit: maxAdmins }, Admin);
  return items.map(({ userId }) => userId);
}

type Event = EventFor<'notify'>;
type Of<Type extends Event['type']> = Extract<Event, { type: Type }>;

/** Number of levels above a new member that are notified. Higher levels see the member in their network. */
const maxLevels = 5;

const reasonOf = (reason: string | null): Record<string, string> => (reason ? { reason } : {});

/** Referrers above a member, the nearest first. */
async function referrersOf(context: Context, profile: Profile): Promise<string[]> {
  const above: string[] = [];
  let next = profile.referrerId;
  while (next && above.length < maxLevels && !above.includes(next)) {
    above.push(next);
    next = (await findProfile(context, next))?.referrerId ?? null;
  }
  return above;
}

async function joined(context: Context, profile: Profile): Promise<News[]> {
  return (await referrersOf(context, profile)).map((receiverId, level) => ({
    receiverId,
    type: level === 0 ? 'direct_referral_registered' : 'indirect_referral_registered',
    // The key makes an account join once only, whichever way it is counted.
    key: `joined#${profile.id}`,
    actorId: profile.id,
  }));
}

function verified(profile: Profile): News[] {
  if (!profile.referrerId) return [];
  const { id, referrerId } = profile;
  return [{ receiverId: referrerId, type: 'direct_referral_verified', key: `verified#${id}`, actorId: id }];
}

async function submitted(
  context: Context,
  profile: Profile,
  { id, from }: Of<'member.moved'>,
): Promise<News[]> {
  const type = from === 'kyc_changing' ? 'kyc_changed' : 'kyc_submitted';
  const data = { userId: profile.id };
  return (await adminIds(context)).map((receiverId) => ({
    receiverId,
    type,
    key: id,
    actorId: profile.id,
    data,
  }));
}

/** Notification of a status change for the member concerned. */
function ownTypeOf({ from, to }: Of<'member.moved'>): NotificationType | undefined {
  if (to === 'inactive') return from === 'pending_admin' ? 'rejected' : 'locked';
  // An applicant who applies again or returns to the queue is still waiting, so nothing is sent.
  if (from === 'inactive') return to === 'pending_admin' ? undefined : 'unlocked';
  if (to === 'active') return 'kyc_approved';
  if (to === 'kyc_changing') return 'kyc_changing';
  return from === 'pending_admin' && to === 'pending_kyc' ? 'account_approved' : undefined;
}

/** Age up to which an account that was created with its final status is still news. */
const newMilliseconds = 3_600_000;

const isNews = ({ now }: Context, { createdAt }: Profile, from: string | null): boolean =>
  from !== null || now().getTime() - Date.parse(createdAt) < newMilliseconds;

const isOpen = (status: string | null): boolean => status !== null && status !== 'pending';

async function ofMove(context: Context, event: Of<'member.moved'>): Promise<News[]> {
  const { userId, from, to, id } = event;
  const profile = await findProfile(context, userId);
  if (!profile) return [];
  const news: News[] = [];
  // A member who joined counts as joined even if the status has changed since.
  if (!isOpen(from) && isOpen(to) && profile.status !== 'inactive' && isNews(context, profile, from))
    news.push(...(await joined(context, profile)));
  // The other notifications are sent only if they are still true.
  if (profile.status !== to) return news;
  const own = from === null ? undefined : ownTypeOf(event);
  if (own)
    news.push({
      receiverId: userId,
      type: own,
      key: id,
      data: reasonOf(
        to === 'kyc_changing' ? profile.askedFor : to === 'inactive' ? profile.rejectedReason : null,
      ),
    });
  if (to === 'active' && from === 'kyc_submitted') news.push(...verified(profile));
  if (to === 'kyc_submitted' && from !== null) news.push(...(await submitted(context, profile, event)));
  return news;
}

async function ofQuestion(context: Context, { userId, id }: Of<'member.asked'>): Promise<News[]> {
  const profile = await findProfile(context, userId);
  if (!profile?.askedFor) return [];
  return [{ receiverId: userId, type: 'info_requested', key: id, data: reasonOf(profile.askedFor) }];
}

const ofFollow = async (
  { table }: Context,
  { followerId, followedId }: Of<'member.followed'>,
): Promise<News[]> =>
  (await follows(table, followerId, followedId))
    ? // Following, unfollowing and following again notifies once.
      [{ receiverId: followedId, type: 'follow', key: `follow#${followerId}`, actorId: followerId }]
    : [];

const ofReward = ({ rewardId, referrerId, userId, amount, state }: Of<'reward.moved'>): News[] => [
  {
    receiverId: referrerId,
    type: 'reward',
    key: `reward#${rewardId}#${state}`,
    ...(userId && { actorId: userId }),
    data: { amount: String(amount), state, rewardId },
  },
];

/** Statuses a buyer is notified of, also of own actions, since others may have caused them. */
const toldSteps = ['confirmed', 'delivering', 'shipped', 'completed', 'cancelled', 'refunded', 'returned'];

async function ofOrder(context: Context, { orderId, userId, to }: Of<'order.moved'>): Promise<News[]> {
  if (!toldSteps.includes(to)) return [];
  const order = await findOrder(context, orderId);
  if (order?.status !== to) return [];
  return [
    {
      receiverId: userId,
      type: 'order_changed',
      key: `order#${orderId}#${to}`,
      data: { orderId, code: order.code, status: to },
    },
  ];
}

const ofPassword = ({ userId, byLink, id }: Of<'password.changed'>): News[] => [
  { receiverId: userId, type: byLink ? 'reset_password' : 'password_changed', key: id },
];

/** Receivers and contents of the notifications for an event. */
export async function newsOf(context: Context, event: Event): Promise<News[]> {
  switch (event.type) {
    case 'member.moved':
      return ofMove(context, event);
    case 'member.asked':
      return ofQuestion(context, event);
    case 'member.followed':
      return ofFollow(context, event);
    case 'reward.moved':
      return ofReward(event);
    case 'order.moved':
      return ofOrder(context, event);
    case 'password.changed':
      return ofPassword(event);
    case 'member.listed':
    case 'birthday.came':
      return [];
  }
}
