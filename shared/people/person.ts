import * as z from 'zod';
import { UserRow } from '../accounts/users.contract.ts';
import { Referrer, UserId } from '../accounts/user.ts';
import { MailSuppression } from '../mail/mail-suppression.ts';
import { referrerSayings } from '../referrals/referral-choices.ts';
import { waitingKinds } from './approval-choices.ts';
import { UserStatus } from '../values/user-status-schema.ts';

/** A member as a row of the staff's list. */
export const PersonRow = UserRow.extend({
  isActive: z.boolean(),
  /** Latest sign-in; null if there was none since sign-ins are recorded. */
  lastLoginAt: z.string().nullable(),
});
export type PersonRow = z.infer<typeof PersonRow>;

/** Review lease: the admin who reviews the user, and until when. */
export const ReviewClaim = z.object({ userId: UserId, name: z.string(), until: z.string() });
export type ReviewClaim = z.infer<typeof ReviewClaim>;

/** A user who waits for an admin, with hints for the review. */
export const WaitingPerson = PersonRow.extend({
  kind: z.enum(waitingKinds),
  waitsSince: z.string(),
  /** Another member with the same phone number. */
  samePhone: Referrer.pick({ id: true, fullName: true, referenceId: true }).nullable(),
  claim: ReviewClaim.nullable(),
});
export type WaitingPerson = z.infer<typeof WaitingPerson>;

/** Everything that staff see of one member. */
export const Person = WaitingPerson.omit({ kind: true, waitsSince: true }).extend({
  phoneVerifiedAt: z.string().nullable(),
  /** Reason why no mail is sent to their address. */
  mailSuppression: MailSuppression.nullable(),
  statusBefore: UserStatus.nullable(),
  /** The referrer, with their answer whether they brought this person. */
  referrer: Referrer.extend({
    said: z.enum(referrerSayings).nullable(),
    note: z.string().nullable(),
  }).nullable(),
  guardian: Referrer.nullable(),
  /** Number of members whom they brought themselves. */
  invitedCount: z.int(),
  /** Number of their active sessions. */
  sessionCount: z.int(),
});
export type Person = z.infer<typeof Person>;
