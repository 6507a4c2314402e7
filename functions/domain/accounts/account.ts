import * as z from 'zod';
import { SessionUser } from '#shared/accounts/user.ts';
import { asIs, masked, veiled } from '#functions/platform/records/told-fields.ts';
import { versioned } from '#functions/platform/records/versioned.ts';
import type { Item } from '#functions/platform/table/table-operations.ts';
import { accountKeys, userFeed } from './account-keys.ts';

/** A member as the table keeps them. */
export const Profile = SessionUser.omit({ name: true }).extend({
  referrerId: z.string().nullable(),
  emailVerifiedAt: z.string().nullable(),
  updatedAt: z.string(),
});
export type Profile = z.infer<typeof Profile>;

export const Credentials = z.object({
  /** Missing while its owner only ever signed in with a provider. */
  passwordHash: z.string().optional(),
  /** Sessions begun before this instant are over. */
  sessionsFrom: z.string(),
  /** The one session that outlives a change of password: the one that changed it. */
  keptSession: z.string().optional(),
  /** When mails of a kind were last sent, in seconds, so that they are not sent again too soon. */
  verificationSentAt: z.int().optional(),
  resetSentAt: z.int().optional(),
  otpSentAt: z.int().optional(),
});
export type Credentials = z.infer<typeof Credentials>;

/** Whose name this is. An unconfirmed account holds an address and a phone number only for a while. */
export const Claim = z.object({ userId: z.string(), heldUntil: z.int().optional() });

/** What both carry once the e-mail is confirmed: they do not lapse. */
export const heldForGood = 9_999_999_999;

/** How mails address a member: by name once they confirmed the address, since anybody may type a name until then. */
export const addressedName = ({ fullName, emailVerifiedAt }: Profile): string | undefined =>
  emailVerifiedAt ? fullName : undefined;

export const toSessionUser = ({
  referrerId: _referrer,
  emailVerifiedAt: _verified,
  updatedAt: _updated,
  ...user
}: Profile): SessionUser => ({
  ...user,
  name: user.fullName,
});

/** Written over what was read: its status is changed by staff, too, and by whoever approves identities. */
export const profileRecord = versioned({
  entity: 'user',
  schema: Profile,
  key: ({ id }: { id: string }) => accountKeys.profile(id),
  asRead: ['status', 'updatedAt'],
  stale: 'state',
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
    },
  },
});

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
