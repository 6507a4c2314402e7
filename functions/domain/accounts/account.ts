import * as z from 'zod';
import { SessionUser } from '#shared/accounts/user.ts';
import { ownedFacts, visibilities } from '#shared/members/profile-choices.ts';
import { referrerSayings } from '#shared/referrals/referral-choices.ts';
import { asIs, masked, veiled } from '#functions/platform/records/told-fields.ts';
import { type RecordChange, versioned } from '#functions/platform/records/versioned.ts';
import type { Item, Operation } from '#functions/platform/table/table-operations.ts';
import { tellEnded } from '#functions/platform/tokens/ended-lately.ts';
import { accountKeys, userFeed } from './account-keys.ts';
import { Standing, undecided } from './standing.ts';
import { genders } from '#shared/values/genders.ts';

/** A member as the table keeps them. */
export const Profile = SessionUser.omit({ name: true }).extend({
  referrerId: z.string().nullable(),
  emailVerifiedAt: z.string().nullable(),
  phoneVerifiedAt: z.string().nullable().default(null),
  /** What staff asked for before they let somebody in, or before they believe a paper. */
  askedFor: z.string().nullable().default(null),
  coverUrl: z.string().nullable().default(null),
  bio: z.string().nullable().default(null),
  website: z.string().nullable().default(null),
  /** A day, as it stands in papers. */
  dob: z.string().nullable().default(null),
  /** Who answers for somebody who is young. */
  guardianId: z.string().nullable().default(null),
  gender: z.enum(genders).nullable().default(null),
  /** Two letters, as the world's countries are told apart. */
  country: z.string().nullable().default(null),
  /** Who may see what; a fact that is not named goes by `seenAtFirst`. */
  seenBy: z.partialRecord(z.enum(ownedFacts), z.enum(visibilities)).default({}),
  /** The codes of all above them, the root first: ABCD2345/EFGH6789/. Empty where nobody brought them. */
  lineage: z.string().default(''),
  /** What whoever they named said of it, and why. */
  referrerSaid: z.enum(referrerSayings).nullable().default(null),
  referrerNote: z.string().nullable().default(null),
  updatedAt: z.string(),
  ...Standing.shape,
});
export type Profile = z.infer<typeof Profile>;

/** Nobody has a token yet whose address is not confirmed. */
function standingTold({ before, after }: RecordChange<Profile>): Operation[] {
  const { id: userId, role, status, updatedAt: asOf } = after;
  const isTold = before.status !== 'pending' && (before.role !== role || before.status !== status);
  return isTold ? [tellEnded({ what: 'standing', userId, role, status, asOf })] : [];
}

/** What nobody said yet. */
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
  /** Missing while its owner only ever signed in with a provider. */
  passwordHash: z.string().optional(),
  /** Sessions begun before this instant are over. */
  sessionsFrom: z.string(),
  /** The one session that outlives a change of password: the one that changed it. */
  keptSession: z.string().optional(),
  /** What authenticators know this account by: it says nothing of its member. */
  passkeyHandle: z.string().optional(),
  /** Raised with every change of what opens the account, so that two at once do not take the last two of them. */
  means: z.int().optional(),
  /** Its member went on without a password, so no mail makes a new one. */
  isPasswordless: z.boolean().optional(),
  /** When mails of a kind were last sent, in seconds, so that they are not sent again too soon. */
  verificationSentAt: z.int().optional(),
  resetSentAt: z.int().optional(),
  otpSentAt: z.int().optional(),
});
export type Credentials = z.infer<typeof Credentials>;

/** Whose name this is. An unconfirmed account holds an address and a phone number only for a while. */
export const Claim = z.object({
  userId: z.string(),
  heldUntil: z.int().optional(),
  /** It was this member's and may be again for a while; nobody is found by it meanwhile. */
  isFormer: z.boolean().optional(),
});

/** What both carry once the e-mail is confirmed: they do not lapse. */
export const heldForGood = 9_999_999_999;

/** How mails address a member: by name once they confirmed the address, since anybody may type a name until then. */
export const addressedName = ({ fullName, emailVerifiedAt }: Profile): string | undefined =>
  emailVerifiedAt ? fullName : undefined;

export const toSessionUser = (profile: Profile): SessionUser =>
  SessionUser.parse({ ...profile, name: profile.fullName });

const record = versioned({
  entity: 'user',
  schema: Profile,
  key: ({ id }: { id: string }) => accountKeys.profile(id),
  asRead: ['status', 'updatedAt'],
  stale: 'state',
  places: ({ referrerId, createdAt, id }) =>
    referrerId ? accountKeys.broughtBy(referrerId, createdAt, id) : {},
  feed: userFeed,
  grave: ({ id }) => accountKeys.gone(id),
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

/** Written over what was read: its status is changed by staff, too, and by whoever approves identities. */
export const profileRecord = {
  ...record,
  /** Tokens that say another role or status than this one's are behind as soon as it is written. */
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
