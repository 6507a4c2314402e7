import type * as z from 'zod';
import { SessionUser } from '#shared/accounts/user.ts';
import { Profile } from '#functions/domain/accounts/account.ts';
import { usersView } from '#functions/domain/accounts/listing/users-view.ts';
import { defineView } from '#functions/platform/views/define-view.ts';
import { column } from '#functions/platform/views/listable.ts';
import { belongs, codesOf } from './lineage.ts';

/** Row of a network: everything staff see, and the member's visibility settings. */
export const StoredReferral = SessionUser.pick({
  id: true,
  fullName: true,
  email: true,
  phoneNumber: true,
  referenceId: true,
  status: true,
  role: true,
  avatarUrl: true,
  verificationDate: true,
  createdAt: true,
}).extend({
  ...Profile.pick({
    dob: true,
    gender: true,
    country: true,
    seenBy: true,
    referrerId: true,
    referrerSaid: true,
    lineage: true,
    updatedAt: true,
  }).shape,
});
export type StoredReferral = z.infer<typeof StoredReferral>;

/** Unconfirmed members get an empty lineage, which no query reads. */
const lineageOf = (profile: Profile): string => (belongs(profile) ? profile.lineage : '');

/** View of the referral tree. One index range over the lineage holds all members below somebody. */
export const referralsView = defineView(Profile, {
  name: 'referrals',
  feed: usersView.name,
  shards: usersView.shards,
  version: 1,
  columns: {
    lineage: column.text(lineageOf),
    level: column.number((profile) => codesOf(lineageOf(profile)).length),
    referrerId: column.text((profile) => (belongs(profile) ? (profile.referrerId ?? '') : '')),
    status: column.text(({ status }) => status),
    fullName: column.name(({ fullName }) => fullName),
    referenceId: column.text(({ referenceId }) => referenceId),
    verificationStatus: column.text(({ status, verificationDate }) =>
      verificationDate ? `0 ${status}` : `1 ${status}`,
    ),
    createdAt: column.text(({ createdAt }) => createdAt),
    email: column.text(({ email }) => email),
    phoneNumber: column.text(({ phoneNumber }) => phoneNumber),
  },
  searched: ({ fullName, referenceId }) => [fullName, referenceId],
  finds: 'beginnings',
  indexes: [
    ['createdAt desc'],
    ['fullName'],
    ['referenceId'],
    ['verificationStatus'],
    ['lineage', 'status'],
    ['referrerId', 'createdAt desc'],
    ['email'],
    ['phoneNumber'],
  ],
  row: StoredReferral,
});

export type ReferralColumn = keyof typeof referralsView.columns;
