import * as z from 'zod';
import { UserRow } from '../accounts/users.contract.ts';
import { Referrer, UserId } from '../accounts/user.ts';
import { MailSuppression } from '../mail/mail-suppression.ts';
import { referrerSayings } from '../referrals/referral-choices.ts';
import { waitingKinds } from './approval-choices.ts';
import { UserStatus } from '../values/user-status-schema.ts';

/** A member as staff see them in a list. */
export const PersonRow = UserRow.extend({
  isActive: z.boolean(),
  /** Since that was noted; null for who has not signed in since. */
  lastLoginAt: z.string().nullable(),
});
export type PersonRow = z.infer<typeof PersonRow>;

/** Which admin has somebody before them, and until when. */
export const ReviewClaim = z.object({ userId: UserId, name: z.string(), until: z.string() });
export type ReviewClaim = z.infer<typeof ReviewClaim>;

/** Somebody who waits for an admin, with what to look out for. */
export const Awaited = PersonRow.extend({
  kind: z.enum(waitingKinds),
  waitsSince: z.string(),
  /** Whose the phone number they gave already is. */
  samePhone: Referrer.pick({ id: true, fullName: true, referenceId: true }).nullable(),
  claim: ReviewClaim.nullable(),
});
export type Awaited = z.infer<typeof Awaited>;

/** All that staff see of one member. */
export const Person = Awaited.omit({ kind: true, waitsSince: true }).extend({
  phoneVerifiedAt: z.string().nullable(),
  /** Why mail is kept from their address. */
  mailSuppression: MailSuppression.nullable(),
  statusBefore: UserStatus.nullable(),
  /** With what they say themselves of having brought this person. */
  referrer: Referrer.extend({
    said: z.enum(referrerSayings).nullable(),
    note: z.string().nullable(),
  }).nullable(),
  guardian: Referrer.nullable(),
  /** Whom they brought themselves. */
  invitedCount: z.int(),
  /** Where they are signed in just now. */
  sessionCount: z.int(),
});
export type Person = z.infer<typeof Person>;
