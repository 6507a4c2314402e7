/** What a member hears of, as the rows of their settings: each with the ways it may reach them. */
export const notificationKinds = [
  'joined',
  'verified',
  'follow',
  'birthday',
  'reward',
  'account',
  'orders',
  'security',
  'staff',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** In the list here, in the mail that sums up, as a push to a device. */
export const channels = ['here', 'mail', 'push'] as const;
export type Channel = (typeof channels)[number];

type KindRule = {
  /** Until somebody chooses. */
  atFirst: Record<Channel, boolean>;
  /** What cannot be switched off. */
  always: readonly Channel[];
  /** Several at once are told as one, with all their names. Nothing about money, security or staff ever is. */
  groups?: true;
  /** Comes at night, too. */
  passesQuiet?: true;
  /** Only those who work at it are asked. */
  staffOnly?: true;
};

const here = { here: true, mail: false, push: false };

/** A mail of its own goes out of each order and each matter of security, so that the summing mail leaves them out. */
export const kindRules: Record<NotificationKind, KindRule> = {
  joined: { atFirst: { ...here, push: true }, always: [], groups: true },
  verified: { atFirst: { here: true, mail: true, push: true }, always: [] },
  follow: { atFirst: here, always: [], groups: true },
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

/** Those whose mail is one of its own, sent by whoever has something to tell. */
export const mailedAlone: readonly NotificationKind[] = ['account', 'orders', 'security'];

/** What happened, by the names clients know. */
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
};

export type KindChoices = Partial<Record<NotificationKind, Partial<Record<Channel, boolean>>>>;

/** Whether a kind reaches its receiver by a channel. */
export const reaches = (choices: KindChoices, kind: NotificationKind, channel: Channel): boolean =>
  kindRules[kind].always.includes(channel) || (choices[kind]?.[channel] ?? kindRules[kind].atFirst[channel]);

/** The kinds somebody is asked about. */
export const kindsFor = (isStaff: boolean): NotificationKind[] =>
  notificationKinds.filter((kind) => isStaff || !kindRules[kind].staffOnly);
