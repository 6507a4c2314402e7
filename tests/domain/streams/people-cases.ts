import type { ChangeCase } from './change-case.ts';

const user = { entity: 'user', id: 'u1', status: 'pending', role: 'user', fullName: 'Lan', avatarUrl: null };
const customer = { entity: 'customer', id: 'c1', erasedAt: null, version: 1 };
const aNotification = { entity: 'notification', id: '1-abc', userId: 'u1', sequence: 1, type: 'unlocked' };

/** Changes of accounts and customers, and what their owners are told. */
export const peopleCases: ChangeCase[] = [
  ['a new account', { before: undefined, after: user }, ['person.changed']],
  [
    'an account with another status',
    { before: user, after: { ...user, status: 'active' } },
    ['account.changed', 'person.changed', 'member.moved', 'member.listed'],
  ],
  [
    'an account with another name',
    { before: user, after: { ...user, fullName: 'Lan Anh' } },
    ['account.changed', 'person.changed'],
  ],
  [
    'an account touched without a change anyone sees',
    { before: user, after: { ...user, updatedAt: 'x' } },
    ['person.changed'],
  ],
  ['a session', { before: undefined, after: { entity: 'session', id: 's' } }, []],
  [
    'an account that an admin has to let in',
    { before: user, after: { ...user, status: 'pending_admin' } },
    ['account.changed', 'person.changed', 'waiting.changed', 'member.moved', 'member.listed'],
  ],
  [
    'an account staff opened',
    { before: undefined, after: { ...user, status: 'pending_kyc' } },
    ['person.changed', 'member.moved'],
  ],
  [
    'papers that were handed in',
    { before: { ...user, status: 'pending_kyc' }, after: { ...user, status: 'kyc_submitted' } },
    [
      'account.changed',
      'person.changed',
      'waiting.changed',
      'member.moved',
      'member.listed',
      'notificationKycSubmitted',
    ],
  ],
  [
    'a question of staff',
    { before: { ...user, askedFor: null }, after: { ...user, askedFor: 'Ảnh' } },
    ['person.changed', 'member.asked'],
  ],
  [
    'a birthday that others may know',
    {
      before: { ...user, dob: '1990-03-04' },
      after: { ...user, dob: '1990-03-04', seenBy: { dob: 'near' } },
    },
    ['member.listed'],
  ],
  [
    'another password',
    {
      before: { entity: 'credentials', pk: 'SIGNIN#u1', passwordHash: 'a' },
      after: { entity: 'credentials', pk: 'SIGNIN#u1', passwordHash: 'b' },
    },
    ['password.changed'],
  ],
  [
    'papers that are further',
    {
      before: { entity: 'identity', id: 'u1', version: 1 },
      after: { entity: 'identity', id: 'u1', version: 2 },
    },
    ['identity.changed'],
  ],
  [
    'somebody who stands elsewhere in the tree',
    {
      before: { ...user, emailVerifiedAt: 'x', referrerId: 'r1', lineage: '' },
      after: { ...user, emailVerifiedAt: 'x', referrerId: 'r1', lineage: 'ABCD2345/' },
    },
    ['member.placed'],
  ],
  [
    'a follower',
    { before: undefined, after: { entity: 'follow', followerId: 'u2', followedId: 'u1' } },
    ['member.followed'],
  ],
  [
    'a birthday of today',
    { before: undefined, after: { entity: 'birthday-today', userId: 'u1', day: '2026-11-22' } },
    ['birthday.came'],
  ],
  [
    'a birthday that is touched again',
    {
      before: { entity: 'birthday-today', userId: 'u1', day: '2026-11-22' },
      after: { entity: 'birthday-today', userId: 'u1', day: '2026-11-22', expiresAt: 1 },
    },
    [],
  ],
  [
    'a session that was signed out',
    {
      before: undefined,
      after: { entity: 'ended', what: 'session', userId: 'u1', sessionId: 's1' },
    },
    ['session.ended'],
  ],
  [
    'a role that is another',
    { before: undefined, after: { entity: 'ended', what: 'standing', userId: 'u1', role: 'user' } },
    ['standing.changed'],
  ],
  [
    'somebody who left',
    { before: undefined, after: { entity: 'left', userId: 'u1', posts: 'keep' } },
    ['member.left'],
  ],
  [
    'a question about one’s data',
    { before: undefined, after: { entity: 'privacy-request', userId: 'u1', state: 'asked' } },
    ['privacy.changed', 'waiting.changed'],
  ],
  ['a customer who bought again', { before: customer, after: { ...customer, version: 2 } }, []],
  [
    'a customer who asked to be forgotten',
    { before: customer, after: { ...customer, erasedAt: '2026-11-22T00:00:00.000Z' } },
    ['customer.erased'],
  ],
  ['a notification', { before: undefined, after: aNotification }, ['notification.made']],
  ['one that is read', { before: aNotification, after: { ...aNotification, readAt: '10:00' } }, []],
  ...(
    [
      ['kyc_approved', 'kycStatusUpdate'],
      ['direct_referral_registered', 'newDirectReferral'],
      ['indirect_referral_registered', 'newIndirectReferral'],
      ['direct_referral_verified', 'newDirectReferralVerified'],
    ] as const
  ).map(([kind, live]): ChangeCase => [
    `a notification of ${kind}`,
    { before: undefined, after: { ...aNotification, type: kind } },
    ['notification.made', live],
  ]),
  [
    'how many are unread',
    {
      before: { entity: 'notification-box', userId: 'u1', unread: 1, sequence: 1, readUpTo: 0 },
      after: { entity: 'notification-box', userId: 'u1', unread: 0, sequence: 1, readUpTo: 1 },
    },
    ['notifications.changed'],
  ],
  [
    'a quiet night that ends',
    { before: undefined, after: { entity: 'late-push', userId: 'u1', at: '07:00' } },
    ['pushes.waited'],
  ],
];
