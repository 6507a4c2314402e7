import * as z from 'zod';
import { type Change, defineEvent, defineLiveEvent, differs } from './define-event.ts';

/** Somebody's account came to stand elsewhere: they confirmed their address, handed in papers, were let in or locked. */
export const memberMoved = defineEvent('member.moved', {
  says: { userId: z.string(), from: z.string().nullable(), to: z.string() },
  when: {
    user: (change) =>
      differs(change, 'status') &&
      // Somebody new whose address nobody confirmed is nobody yet.
      (change.before !== undefined || change.after['status'] !== 'pending') && {
        userId: change.after['id'],
        from: change.before?.['status'] ?? null,
        to: change.after['status'],
      },
  },
  queues: ['notify'],
  group: ({ userId }) => userId,
});

/** Staff asked somebody for more before they let them in. */
export const memberAsked = defineEvent('member.asked', {
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

/** What lists of staff and of birthdays go by is another than before. */
export const memberListed = defineEvent('member.listed', {
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

/** A password is another: its owner's doing while signed in, or by a mailed link. Of the password itself nothing is said. */
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

export const rewardMoved = defineEvent('reward.moved', {
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

/** A member's own order came to stand elsewhere. */
export const orderMoved = defineEvent('order.moved', {
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

/**
 * It is a member's birthday, which a round of the day came upon. Each is a message of its own, so that a round only hands
 * them out, however many were born that day, and one that fails holds up no other.
 */
export const birthdayCame = defineEvent('birthday.came', {
  says: { userId: z.string(), day: z.string() },
  when: { 'birthday-today': ({ before, after }) => !before && after },
  queues: ['notify'],
  group: ({ userId }) => userId,
});

/** Something new for a member to read; it may be told to their devices. */
export const notificationMade = defineEvent('notification.made', {
  says: { userId: z.string(), sequence: z.int() },
  when: {
    notification: ({ before, after }) => !before && { userId: after['userId'], sequence: after['sequence'] },
  },
  queues: ['push'],
});

/** A quiet night is over in which something came. */
export const pushesWaited = defineEvent('pushes.waited', {
  says: { userId: z.string() },
  when: { 'late-push': (change) => differs(change, 'at') && { userId: change.after['userId'] } },
  queues: ['push'],
});

/** How many a member has to read is another: all their pages show the same. */
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
  // Pages ask anew by a pace of their own: many may come at once.
  live: { to: ({ userId }) => [{ member: userId }], tells: ['unread', 'newest'], stale: [] },
});

const told = { userId: z.string(), notificationId: z.string() };

/** What a new notification of these types says. */
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
  live: { to: ({ userId }) => [{ member: userId }], tells: ['status', 'notificationId'], stale: ['me'] },
});

export const notificationKycSubmitted = defineLiveEvent('notificationKycSubmitted', {
  says: { userId: z.string() },
  when: {
    user: (change) =>
      change.before &&
      differs(change, 'status') &&
      change.after['status'] === 'kyc_submitted' && { userId: change.after['id'] },
  },
  live: { to: () => [{ staff: true }], tells: ['userId'], stale: ['users'] },
});

export const newDirectReferral = defineLiveEvent('newDirectReferral', {
  says: told,
  when: { notification: ofTypes(['direct_referral_registered']) },
  live: { to: ({ userId }) => [{ member: userId }], tells: ['notificationId'], stale: ['users'] },
});

export const newIndirectReferral = defineLiveEvent('newIndirectReferral', {
  says: told,
  when: { notification: ofTypes(['indirect_referral_registered']) },
  live: { to: ({ userId }) => [{ member: userId }], tells: ['notificationId'], stale: ['users'] },
});

export const newDirectReferralVerified = defineLiveEvent('newDirectReferralVerified', {
  says: told,
  when: { notification: ofTypes(['direct_referral_verified']) },
  live: { to: ({ userId }) => [{ member: userId }], tells: ['notificationId'], stale: ['users'] },
});
