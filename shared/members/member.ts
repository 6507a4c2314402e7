import * as z from 'zod';
import { Referrer, UserId, UserSummary } from '../accounts/user.ts';
import { MailSuppression } from '../mail/mail-suppression.ts';
import { ownedFacts, visibilities } from './profile-choices.ts';
import { genders } from '../values/genders.ts';

export const SeenBy = z.partialRecord(z.enum(ownedFacts), z.enum(visibilities));
export type SeenBy = z.infer<typeof SeenBy>;

/** How the one who looks stands to the member they look at. */
export const Ties = z.object({
  isMe: z.boolean(),
  follows: z.boolean(),
  followsBack: z.boolean(),
  /** By the one who looks; that they are blocked themselves is told to nobody. */
  blocked: z.boolean(),
  muted: z.boolean(),
});
export type Ties = z.infer<typeof Ties>;

/** A member as another one sees them: what they keep to themselves is null. */
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
  /** `2025-10`. */
  memberSince: z.string(),
  /** Oneself and admins only, as all that follows of it. */
  referrer: Referrer.nullable(),
  rejectedReason: z.string().nullable(),
  askedFor: z.string().nullable(),
  /** Why mail is kept from their address. */
  mailSuppression: MailSuppression.nullable(),
  seenBy: SeenBy.nullable(),
  updatedAt: z.string().nullable(),
  totalReferrals: z.int(),
  totalFollowers: z.int(),
  totalFollowing: z.int(),
  totalPosts: z.int(),
  ties: Ties,
});
export type MemberProfile = z.infer<typeof MemberProfile>;

/** A member in a list of members, with the tie that a button beside it changes. */
export const MemberRow = UserSummary.extend({ follows: z.boolean() });
export type MemberRow = z.infer<typeof MemberRow>;

export const MemberName = z.object({ id: UserId });
