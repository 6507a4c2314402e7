/** Kinds of notifications, as the rows of a member's settings; each can use several channels. */
export const notificationKinds = [
  'joined',
  'verified',
  'follow',
  'likes',
  'comments',
  'replies',
  'mentions',
  'events',
  'birthday',
  'reward',
  'account',
  'orders',
  'security',
  'staff',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** Channels: the list in the app, the digest mail, and push to a device. */
export const channels = ['here', 'mail', 'push'] as const;
export type Channel = (typeof channels)[number];

type KindRule = {
  /** Channels that are on by default. */
  atFirst: Record<Channel, boolean>;
  /** Channels that cannot be switched off. */
  always: readonly Channel[];
  /** Several notifications become one that names all people. Never for money, security or staff work. */
  groups?: true;
  /** Also delivered in quiet hours. */
  passesQuiet?: true;
  /** Only staff see this kind in their settings. */
  staffOnly?: true;
};

const here = { here: true, mail: false, push: false };

/** Orders and security matters send a mail of their own each, so the digest mail leaves them out. */
export const kindRules: Record<NotificationKind, KindRule> = {
  joined: { atFirst: { ...here, push: true }, always: [], groups: true },
  verified: { atFirst: { here: true, mail: true, push: true }, always: [] },
  follow: { atFirst: here, always: [], groups: true },
  likes: { atFirst: here, always: [], groups: true },
  comments: { atFirst: { ...here, push: true }, always: [] },
  // What is said to somebody in person is never merged.
  replies: { atFirst: { here: true, mail: true, push: true }, always: [] },
  mentions: { atFirst: { here: true, mail: true, push: true }, always: [] },
  events: { atFirst: { here: true, mail: true, push: true }, always: [] },
  birthday: { atFirst: { ...here, push: true }, always: [] },
  reward: { atFirst: { here: true, mail: true, push: false }, always: [] },
  account: { atFirst: { here: true, mail: true, push: true }, always: ['here', 'mail'] },
  orders: { atFirst: { here: true, mail: true, push: true }, always: ['here', 'mail'], passesQuiet: true },
  security: {
    atFirst: { here: true, mail: true, push: true },
    always: ['here', 'mail', 'push'],
    passesQuiet: true,
  },
  staff: { atFirst: here, always: ['here'], staffOnly: true },
};

/** Kinds that send mails of their own instead of appearing in the digest mail. */
export const mailedAlone: readonly NotificationKind[] = ['account', 'orders', 'security'];

/** Types of events, by the names that clients know. */
export const notificationTypes = [
  'kyc_submitted',
  'kyc_approved',
  'kyc_changing',
  'kyc_changed',
  'direct_referral_registered',
  'indirect_referral_registered',
  'direct_referral_verified',
  'birthday_reminder',
  'system_alert',
  'approved',
  'rejected',
  'published',
  'unpublished',
  'account_approved',
  'info_requested',
  'locked',
  'unlocked',
  'reset_password',
  'password_changed',
  'follow',
  'order_changed',
  'reward',
  'liked',
  'commented',
  'comment_liked',
  'comment_replied',
  'mentioned',
  'event_reminder',
  'event_moved',
  'event_cancelled',
] as const;
export type NotificationType = (typeof notificationTypes)[number];

export const kindOf: Record<NotificationType, NotificationKind> = {
  kyc_submitted: 'staff',
  kyc_approved: 'account',
  kyc_changing: 'account',
  kyc_changed: 'staff',
  direct_referral_registered: 'joined',
  indirect_referral_registered: 'joined',
  direct_referral_verified: 'verified',
  birthday_reminder: 'birthday',
  system_alert: 'account',
  approved: 'account',
  rejected: 'account',
  published: 'account',
  unpublished: 'account',
  account_approved: 'account',
  info_requested: 'account',
  locked: 'security',
  unlocked: 'security',
  reset_password: 'security',
  password_changed: 'security',
  follow: 'follow',
  order_changed: 'orders',
  reward: 'reward',
  liked: 'likes',
  commented: 'comments',
  comment_liked: 'likes',
  comment_replied: 'replies',
  mentioned: 'mentions',
  event_reminder: 'events',
  event_moved: 'events',
  event_cancelled: 'events',
};

export type KindChoices = Partial<Record<NotificationKind, Partial<Record<Channel, boolean>>>>;

/** Tells whether a kind reaches its receiver through a channel. */
export const reaches = (choices: KindChoices, kind: NotificationKind, channel: Channel): boolean =>
  kindRules[kind].always.includes(channel) || (choices[kind]?.[channel] ?? kindRules[kind].atFirst[channel]);

/** Returns the kinds that appear in a user's settings. */
export const kindsFor = (isStaff: boolean): NotificationKind[] =>
  notificationKinds.filter((kind) => isStaff || !kindRules[kind].staffOnly);
