import { createHash } from 'node:crypto';
import { Email, PhoneNumber, ReferenceId } from '#shared/accounts/user.ts';
import { AppError } from '#shared/contract/errors.ts';
import { orThrow } from '#functions/platform/records/or-throw.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Key } from '#functions/platform/table/table-operations.ts';
import { Claim, Credentials, Profile, profileRecord } from './account.ts';
import { accountKeys } from './account-keys.ts';

export type Account = { profile: Profile; credentials: Credentials };

/** Key of the claim a sign-in name refers to: an e-mail address, a phone number or a member code. */
function claimKeyOf(username: string): Key {
  const email = Email.safeParse(username);
  if (email.success) return accountKeys.email(email.data);
  const phone = PhoneNumber.safeParse(username);
  if (phone.success) return accountKeys.phone(phone.data);
  return accountKeys.reference(ReferenceId.parse(username.slice(0, 20)));
}

/** Stand-in user id for an unknown name, so that guesses at it count like those at a real account. */
export const strangerId = (username: string): string =>
  `stranger-${createHash('sha256').update(username.toLowerCase()).digest('base64url').slice(0, 22)}`;

async function holderOf({ table }: Context, key: Key): Promise<string | undefined> {
  const claim = await table.get(key, Claim);
  return claim?.isFormer ? undefined : claim?.userId;
}

export const findUserId = (context: Context, username: string): Promise<string | undefined> =>
  holderOf(context, claimKeyOf(username));

export const findUserIdByEmail = (context: Context, email: string): Promise<string | undefined> =>
  holderOf(context, accountKeys.email(email));

export const findUserIdByReference = (context: Context, code: string): Promise<string | undefined> =>
  holderOf(context, accountKeys.reference(code));

export const findProfile = ({ table }: Context, userId: string): Promise<Profile | undefined> =>
  profileRecord.find(table, { id: userId });

export const getProfile = ({ table }: Context, userId: string): Promise<Profile> =>
  profileRecord.get(table, { id: userId });

export async function getProfileByReference(context: Context, code: string): Promise<Profile> {
  const userId = await findUserIdByReference(context, code);
  if (userId === undefined) throw new AppError('USER_NOT_FOUND');
  return getProfile(context, userId);
}

export async function findAccount({ table }: Context, userId: string): Promise<Account | undefined> {
  const [profile, credentials] = await table.getMany([
    [accountKeys.profile(userId), Profile],
    [accountKeys.credentials(userId), Credentials],
  ]);
  return profile && credentials && { profile, credentials };
}

export const getAccount = async (context: Context, userId: string): Promise<Account> =>
  orThrow(await findAccount(context, userId), 'USER_NOT_FOUND');

export async function findAccountByEmail(context: Context, email: string): Promise<Account | undefined> {
  const userId = await findUserIdByEmail(context, email);
  return userId === undefined ? undefined : findAccount(context, userId);
}

/** Returns whether a name remembered by a client belongs to this member. */
export function isNameOf({ email, phoneNumber, referenceId }: Profile, username: string): boolean {
  const { pk } = claimKeyOf(username);
  return [accountKeys.email(email), accountKeys.phone(phoneNumber), accountKeys.reference(referenceId)].some(
    (key) => key.pk === pk,
  );
}
