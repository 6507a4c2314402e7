import { kindOf, kindRules, type NotificationType } from '#shared/notifications/notification-kinds.ts';
import { notificationDays } from '#shared/notifications/read-notifications.contract.ts';
import type { Profile } from '#functions/domain/accounts/account.ts';
import {
  emptyBox,
  notificationId,
  type StoredNotification,
} from '#functions/domain/notifications/notification-record.ts';
import { boxItem, notificationItem } from '#functions/domain/notifications/notify-member.ts';
import type { Item } from '#functions/platform/table/table-operations.ts';
import { secondsAfter } from '#functions/platform/seconds.ts';
import type { World } from './world.ts';

const hour = 3_600_000;

type NotificationDraft = {
  type: NotificationType;
  hoursAgo: number;
  actorIds?: string[];
  data?: Record<string, string>;
  isRead?: boolean;
};

/** Notifications of one member, oldest first, and the item that counts them. */
function itemsFor(userId: string, told: readonly NotificationDraft[], today: Date): Item[] {
  const box = emptyBox(userId);
  const items = told.map(({ type, hoursAgo, actorIds = [], data = {}, isRead = false }, place) => {
    const sequence = place + 1;
    const at = new Date(today.getTime() - hoursAgo * hour);
    const one: StoredNotification = {
      id: notificationId(userId, sequence, `seed ${sequence}`),
      userId,
      sequence,
      type,
      actorIds: kindRules[kindOf[type]].groups ? actorIds : actorIds.slice(0, 1),
      data,
      createdAt: at.toISOString(),
      readAt: isRead ? at.toISOString() : null,
      expiresAt: secondsAfter(at, notificationDays * 86_400),
    };
    return notificationItem(one);
  });
  const unread = told.filter(({ isRead }) => !isRead).length;
  return [...items, boxItem({ ...box, sequence: told.length, unread, version: 1 })];
}

const idsOf = (members: readonly Profile[]): string[] => members.map(({ id }) => id);

/** Order steps that the buyer is notified of. */
const toldSteps = ['delivering', 'shipped', 'completed'];

/** Recent notifications of an active member. */
function ofMember({ members, orders }: World, member: Profile): NotificationDraft[] {
  const invited = idsOf(members.filter(({ referrerId }) => referrerId === member.id));
  const others = idsOf(members.filter(({ id, status }) => id !== member.id && status === 'active'));
  const own = orders
    .map(({ order }) => order)
    .filter(({ userId, status }) => userId === member.id && toldSteps.includes(status));
  const followers = others.slice(0, 11);
  return [
    { type: 'kyc_approved', hoursAgo: 24 * 40, isRead: true },
    { type: 'follow', hoursAgo: 53, actorIds: followers, isRead: true },
    { type: 'birthday_reminder', hoursAgo: 30, actorIds: others.slice(12, 13) },
    ...own.slice(0, 3).map(({ id, code, status }, place) => ({
      type: 'order_changed' as const,
      hoursAgo: 26 - place,
      data: { orderId: id, code, status },
      isRead: true,
    })),
    {
      type: 'direct_referral_verified',
      hoursAgo: 5,
      actorIds: (invited.length ? invited : others).slice(0, 1),
    },
    { type: 'password_changed', hoursAgo: 3 },
    {
      type: 'reward',
      hoursAgo: 2,
      data: { amount: '24000', state: 'payable' },
      actorIds: others.slice(2, 3),
    },
    { type: 'direct_referral_registered', hoursAgo: 1, actorIds: [...invited, ...others].slice(0, 5) },
  ];
}

/** Notifications for the admin about papers that wait for review. */
const ofAdmin = ({ members }: World): NotificationDraft[] =>
  members
    .filter(({ status }) => status === 'kyc_submitted')
    .slice(0, 6)
    .map(({ id }, place) => ({
      type: 'kyc_submitted' as const,
      hoursAgo: 40 - place * 6,
      actorIds: [id],
      data: { userId: id },
      isRead: place < 2,
    }));

/** Notifications of the known demo accounts. */
export function itemsOfNotifications(world: World, today: Date): Item[] {
  const whose = (address: string) => world.members.find(({ email }) => email === address);
  const [member, admin] = [whose('member@cholang.vn'), whose('admin@cholang.vn')];
  return [
    ...(member ? itemsFor(member.id, ofMember(world, member), today) : []),
    ...(admin ? itemsFor(admin.id, ofAdmin(world), today) : []),
  ];
}
