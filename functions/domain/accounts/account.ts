import * as z from 'zod';
import { SessionUser } from '#shared/accounts/user.ts';
import { ownedFacts, visibilities } from '#shared/members/profile-choices.ts';
import { referrerSayings } from '#shared/referrals/referral-choices.ts';
import { asIs, masked, veiled } from '#functions/platform/records/audited-fields.ts';
import { type RecordChange, versioned } from '#functions/platform/records/versioned.ts';
import type { Item, Operation } from '#functions/platform/table/table-operations.ts';
import { revoke } from '#functions/platform/tokens/revocation-list.ts';
import { accountKeys, userFeed } from './account-keys.ts';
import { Standing, undecided } from './standing.ts';
import { genders } from '#shared/values/genders.ts';

/** Profile of a member as it is stored. */
export const Profile = SessionUser.omit({ name: true }).extend({
  referrerId: z.string().nullable(),
  emailVerifiedAt: z.string().nullable(),
  phoneVerifiedAt: z.string().nullable().default(null),
  /** Correction that staff asked for before they approve the account or believe a document. */
  askedFor: z.string().nullable().default(null),
  coverUrl: z.string().nullable().default(null),
  bio: z.string().nullable().default(null),
  website: z.string().nullable().default(null),
  /** Date of birth as it stands in identity documents. */
  dob: z.string().nullable().default(null),
  /** Member who is responsible for this one while they are under age. */
  guardianId: z.string().nullable().default(null),
  gender: z.enum(genders).nullable().default(null),
  /** ISO country code of two letters. */
  country: z.string().nullable().default(null),
  /** Visibility of each fact; `defaultVisibility` holds the defaults for facts that are not listed. */
  seenBy: z.partialRecord(z.enum(ownedFacts), z.enum(visibilities)).default({}),
  /** Codes of all referrers above this member, the root first: ABCD2345/EFGH6789/. */
  lineage: z.string().default(''),
  /** Answer of the named referrer; `referrerNote` holds the reason. */
  referrerSaid: z.enum(referrerSayings).nullable().default(null),
  referrerNote: z.string().nullable().default(null),
  updatedAt: z.string(),
  ...Standing.shape,
});
export type Profile = z.infer<typeof Profile>;

/** Ends access tokens that carry an old role or status. Pending members have no tokens yet. */
function standingTold({ before, after }: RecordChange<Profile>): Operation[] {
  const { id: userId, role, status, updatedAt: asOf } = after;
  const isTold = before.status !== 'pending' && (before.role !== role || before.status !== status);
  return isTold ? [revoke({ what: 'standing', userId, role, status, asOf })] : [];
}

/** Defaults of a profile for everything nobody entered yet. */
export const unsaid = {
  phoneVerifiedAt: null,
  askedFor: null,
  coverUrl: null,
  bio: null,
  website: null,
  dob: null,
  guardianId: null,
  gender: null,
  country: null,
  seenBy: {},
  lineage: '',
  referrerSaid: null,
  referrerNote: null,
  ...undecided,
} satisfies Partial<Profile>;

export const Credentials = z.object({
  /** Missing as long as the owner has only signed in with a provider. */
  passwordHash: z.string().optional(),
  /** Sessions that began before this instant are over. */
  sessionsFrom: z.string(),
  /** Session that changed the password. Only this one survives the change. */
  keptSession: z.string().optional(),
  /** User handle that authenticators store for this account; it reveals nothing about the member. */
  passkeyHandle: z.string().optional(),
  /** Version of the ways to open the account, so that two changes at once cannot remove the last two. */
  means: z.int().optional(),
  /** Set if the member removed their password, so that no mail can create a new one. */
  isPasswordless: z.boolean().optional(),
  /** Time of the last mail of each kind in seconds; it keeps mails from being sent again too soon. */
  verificationSentAt: z.int().optional(),
  resetSentAt: z.int().optional(),
  otpSentAt: z.int().optional(),
});
export type Credentials = z.infer<typeof Credentials>;

/** Owner of an e-mail address, phone number or code. An unconfirmed account holds them for a while only. */
export const Claim = z.object({
  userId: z.string(),
  heldUntil: z.int().optional(),
  /** Set if the member gave this name up and may still get it back. Nobody is found by it in the meantime. */
  isFormer: z.boolean().optional(),
});

/** `heldUntil` of an address and number once the e-mail is confirmed: they never expire. */
export const neverExpires = 9_999_999_999;

/** Name used in mails. It is left out until the address is confirmed, since anybody may type a name. */
export const addressedName = ({ fullName, emailVerifiedAt }: Profile): string | undefined =>
  emailVerifiedAt ? fullName : undefined;

export const toSessionUser = (profile: Profile): SessionUser =>
  SessionUser.parse({ ...profile, name: profile.fullName });

const record = versioned({
  entity: 'user',
  schema: Profile,
  key: ({ id }: { id: string }) => accountKeys.profile(id),
  guards: ['status', 'updatedAt'],
  stale: 'state',
  missing: 'USER_NOT_FOUND',
  indexKeys: ({ referrerId, createdAt, id }) =>
    referrerId ? accountKeys.broughtBy(referrerId, createdAt, id) : {},
  feed: userFeed,
  tombstoneKey: ({ id }) => accountKeys.gone(id),
  activity: {
    of: 'user',
    told: {
      status: asIs,
      role: asIs,
      fullName: masked,
      email: masked,
      phoneNumber: masked,
      referenceId: asIs,
      referrerId: asIs,
      avatarUrl: veiled,
      language: asIs,
      rejectedReason: asIs,
      verificationDate: asIs,
      emailVerifiedAt: asIs,
      phoneVerifiedAt: asIs,
      askedFor: asIs,
      coverUrl: veiled,
      bio: veiled,
      website: veiled,
      dob: veiled,
      guardianId: asIs,
      gender: veiled,
      country: asIs,
      referrerSaid: asIs,
      referrerNote: asIs,
      closedAs: asIs,
      lockedReason: asIs,
      resubmittedAt: asIs,
    },
  },
});

/** Versioned record of profiles, because staff and identity reviewers change the status too. */
export const profileRecord = {
  ...record,
  /** Replaces a profile and ends the access tokens that carry another role or status than the new one. */
  replace: (...change: Parameters<typeof record.replace>): ReturnType<typeof record.replace> => {
    const replaced = record.replace(...change);
    return { ...replaced, writes: [...replaced.writes, ...standingTold(replaced)] };
  },
};

export const credentialsItem = (userId: string, credentials: Credentials): Item => ({
  ...accountKeys.credentials(userId),
  entity: 'credentials',
  ...credentials,
});

export const claimItems = ({ id, email, phoneNumber, referenceId }: Profile, heldUntil: number) => ({
  email: { ...accountKeys.email(email), entity: 'claim', userId: id, heldUntil } satisfies Item,
  phone: { ...accountKeys.phone(phoneNumber), entity: 'claim', userId: id, heldUntil } satisfies Item,
  reference: { ...accountKeys.reference(referenceId), entity: 'claim', userId: id } satisfies Item,
});
