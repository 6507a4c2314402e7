import * as z from 'zod';
import { Referrer, UserId, UserSummary } from '../accounts/user.ts';
import { MailSuppression } from '../mail/mail-suppression.ts';
import { ownedFacts, visibilities } from './profile-choices.ts';
import { genders } from '../values/genders.ts';

export const FactVisibility = z.partialRecord(z.enum(ownedFacts), z.enum(visibilities));
export type FactVisibility = z.infer<typeof FactVisibility>;

/** Relation of the viewer to the viewed member. */
export const Ties = z.object({
  isMe: z.boolean(),
  follows: z.boolean(),
  followsBack: z.boolean(),
  /** Whether the viewer blocks the member. The other direction is never revealed. */
  blocked: z.boolean(),
  muted: z.boolean(),
});
export type Ties = z.infer<typeof Ties>;

/** A member as the viewer sees them; hidden fields are null. */
export const MemberProfile = UserSummary.extend({
  coverUrl: z.string().nullable(),
  bio: z.string().nullable(),
  website: z.string().nullable(),
  email: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  phoneVerified: z.boolean(),
  dob: z
    .string()
    .nullable()
    .describe(
      'A day for oneself and for admins, `1992-03-14`; for everybody else without its year, `--03-14`',
    ),
  gender: z.enum(genders).nullable(),
  country: z.string().nullable(),
  isActive: z.boolean().nullable().describe('Like `status`: `true` or nothing for everybody else'),
  /** Month of joining, such as `2025-10`. */
  memberSince: z.string(),
  /** This field and all below are only for the member and for admins. */
  referrer: Referrer.nullable(),
  rejectedReason: z.string().nullable(),
  askedFor: z.string().nullable(),
  /** Reason why no mail is sent to their address. */
  mailSuppression: MailSuppression.nullable(),
  seenBy: FactVisibility.nullable(),
  updatedAt: z.string().nullable(),
  totalReferrals: z.int(),
  totalFollowers: z.int(),
  totalFollowing: z.int(),
  totalPosts: z.int(),
  ties: Ties,
});
export type MemberProfile = z.infer<typeof MemberProfile>;

/** A member in a list of members, with the state of the follow button. */
export const MemberRow = UserSummary.extend({ follows: z.boolean() });
export type MemberRow = z.infer<typeof MemberRow>;

export const MemberName = z.object({ id: UserId });
