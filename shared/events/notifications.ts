import * as z from 'zod';
import { memberRoom, staffRoom } from '../rooms/common-rooms.ts';
import { type Change, defineEvent, defineLiveEvent, differs } from './define-event.ts';

/** A member's status changed: address confirmed, papers sent, accepted or locked. */
export const memberStatusChanged = defineEvent('member.moved', {
  says: { userId: z.string(), from: z.string().nullable(), to: z.string() },
  when: {
    user: (change) =>
      differs(change, 'status') &&
      // A new account without a confirmed address is ignored.
      (change.before !== undefined || change.after['status'] !== 'pending') && {
        userId: change.after['id'],
        from: change.before?.['status'] ?? null,
        to: change.after['status'],
      },
  },
  queues: ['notify'],
  group: ({ userId }) => userId,
});

/** Staff asked an applicant for more information. */
export const informationRequested = defineEvent('member.asked', {
  says: { userId: z.string() },
  when: {
    user: (change) =>
      change.before &&
      differs(change, 'askedFor') &&
      change.after['askedFor'] !== null &&
      !differs(change, 'status') && { userId: change.after['id'] },
  },
  queues: ['notify'],
  group: ({ userId }) => userId,
});

const DayOfBirth = z.object({ dob: z.string().nullable().default(null) });

const bornOn = (item: Change['after'] | undefined): string | null =>
  DayOfBirth.safeParse(item).data?.dob?.slice(5, 10) ?? null;

const seenByOf = ({ seenBy }: Change['after']): string => JSON.stringify(seenBy ?? {});

/** A field by which members are listed, for staff or by birthday, has changed. */
export const applicantWaiting = defineEvent('member.listed', {
  says: { userId: z.string(), bornBefore: z.string().nullable() },
  when: {
    user: (change) =>
      (change.before
        ? differs(change, 'dob', 'role', 'status') || seenByOf(change.before) !== seenByOf(change.after)
        : change.after['dob'] || change.after['role'] !== 'user') && {
        userId: change.after['id'],
        bornBefore: bornOn(change.before),
      },
  },
  queues: ['notify'],
  group: ({ userId }) => userId,
});

/** A password was changed by its owner or by a mailed link; the event does not contain it. */
export const passwordChanged = defineEvent('password.changed', {
  says: { userId: z.string(), byLink: z.boolean() },
  when: {
    credentials: (change) =>
      change.before?.['passwordHash'] !== undefined &&
      differs(change, 'passwordHash') && {
        userId: String(change.after['pk']).replace(/^SIGNIN#/, ''),
        byLink: !differs(change, 'keptSession'),
      },
  },
  queues: ['notify'],
  group: ({ userId }) => userId,
});

export const memberFollowed = defineEvent('member.followed', {
  says: { followerId: z.string(), followedId: z.string() },
  when: { follow: ({ before, after }) => !before && after },
  queues: ['notify'],
  group: ({ followedId }) => followedId,
});

export const rewardStatusChanged = defineEvent('reward.moved', {
  says: {
    rewardId: z.string(),
    referrerId: z.string(),
    userId: z.string().nullable(),
    amount: z.int(),
    state: z.string(),
  },
  when: {
    reward: (change) =>
      differs(change, 'state') && {
        ...change.after,
        rewardId: change.after['id'],
        userId: change.after['userId'] ?? null,
      },
  },
  queues: ['notify'],
  group: ({ referrerId }) => referrerId,
});

/** A member's own order changed its status. */
export const orderStatusChanged = defineEvent('order.moved', {
  says: {
    orderId: z.string(),
    code: z.string(),
    userId: z.string(),
    from: z.string(),
    to: z.string(),
  },
  when: {
    order: (change) =>
      change.before &&
      differs(change, 'status') &&
      typeof change.after['userId'] === 'string' && {
        orderId: change.after['id'],
        code: change.after['code'],
        userId: change.after['userId'],
        from: change.before['status'],
        to: change.after['status'],
      },
  },
  queues: ['notify'],
  group: ({ userId }) => userId,
});

/** A member's birthday; a message of its own, so that one failure delays no other. */
export const birthdayReached = defineEvent('birthday.came', {
  says: { userId: z.string(), day: z.string() },
  when: { 'birthday-today': ({ before, after }) => !before && after },
  queues: ['notify'],
  group: ({ userId }) => userId,
});

/** A new notification for a member; it may be sent to their devices. */
export const notificationCreated = defineEvent('notification.made', {
  says: { userId: z.string(), sequence: z.int() },
  when: {
    notification: ({ before, after }) => !before && { userId: after['userId'], sequence: after['sequence'] },
  },
  queues: ['push'],
});

/** Quiet hours have ended, and notifications arrived in them. */
export const pushesWaited = defineEvent('pushes.waited', {
  says: { userId: z.string() },
  when: { 'late-push': (change) => differs(change, 'at') && { userId: change.after['userId'] } },
  queues: ['push'],
});

/** A member's number of unread notifications has changed; all their pages show the same number. */
export const notificationsChanged = defineLiveEvent('notifications.changed', {
  says: { userId: z.string(), unread: z.int(), newest: z.int() },
  when: {
    'notification-box': (change) =>
      differs(change, 'unread', 'sequence', 'readUpTo') && {
        userId: change.after['userId'],
        unread: change.after['unread'],
        newest: change.after['sequence'],
      },
  },
  // No query is marked as outdated, because pages throttle their own reloads: many events may come at once.
  live: { to: ({ userId }) => [memberRoom(userId)], tells: ['unread', 'newest'], stale: [] },
});

const told = { userId: z.string(), notificationId: z.string() };

/** Returns the event's fields for a new notification of these types. */
const ofTypes =
  (types: readonly string[]) =>
  ({ before, after }: Change) =>
    !before &&
    types.includes(String(after['type'])) && {
      userId: after['userId'],
      notificationId: after['id'],
      status: after['type'] === 'kyc_approved' ? 'active' : 'kyc_changing',
    };

export const kycStatusUpdate = defineLiveEvent('kycStatusUpdate', {
  says: { ...told, status: z.string() },
  when: { notification: ofTypes(['kyc_approved', 'kyc_changing']) },
  live: { to: ({ userId }) => [memberRoom(userId)], tells: ['status', 'notificationId'], stale: ['me'] },
});

export const notificationKycSubmitted = defineLiveEvent('notificationKycSubmitted', {
  says: { userId: z.string() },
  when: {
    user: (change) =>
      change.before &&
      differs(change, 'status') &&
      change.after['status'] === 'kyc_submitted' && { userId: change.after['id'] },
  },
  live: { to: () => [staffRoom()], tells: ['userId'], stale: ['users'] },
});

export const newDirectReferral = defineLiveEvent('newDirectReferral', {
  says: told,
  when: { notification: ofTypes(['direct_referral_registered']) },
  live: { to: ({ userId }) => [memberRoom(userId)], tells: ['notificationId'], stale: ['users'] },
});

export const newIndirectReferral = defineLiveEvent('newIndirectReferral', {
  says: told,
  when: { notification: ofTypes(['indirect_referral_registered']) },
  live: { to: ({ userId }) => [memberRoom(userId)], tells: ['notificationId'], stale: ['users'] },
});

export const newDirectReferralVerified = defineLiveEvent('newDirectReferralVerified', {
  says: told,
  when: { notification: ofTypes(['direct_referral_verified']) },
  live: { to: ({ userId }) => [memberRoom(userId)], tells: ['notificationId'], stale: ['users'] },
});
