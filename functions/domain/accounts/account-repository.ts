import { createHash } from 'node:crypto';
import { Email, PhoneNumber, ReferenceId } from '#shared/accounts/user.ts';
import type { Table } from '#functions/platform/table/table.ts';
import type { Key } from '#functions/platform/table/table-operations.ts';
import { Claim, Credentials, Profile, profileRecord } from './account.ts';
import { accountKeys } from './account-keys.ts';

export type Account = { profile: Profile; credentials: Credentials };

/** Which claim a sign-in name points at: an address, a number, or an ID code. */
function claimKeyOf(username: string): Key {
  const email = Email.safeParse(username);
  if (email.success) return accountKeys.email(email.data);
  const phone = PhoneNumber.safeParse(username);
  if (phone.success) return accountKeys.phone(phone.data);
  return accountKeys.reference(ReferenceId.parse(username.slice(0, 20)));
}

/** Stands for a name nobody has, so that guessing at it is counted like guessing at a real account. */
export const strangerId = (username: string): string =>
  `stranger-${createHash('sha256').update(username.toLowerCase()).digest('base64url').slice(0, 22)}`;

export const createAccountRepository = (table: Table) => ({
  async findUserId(username: string): Promise<string | undefined> {
    return (await table.get(claimKeyOf(username), Claim))?.userId;
  },

  async findUserIdByEmail(email: string): Promise<string | undefined> {
    return (await table.get(accountKeys.email(email), Claim))?.userId;
  },

  async findUserIdByReference(code: string): Promise<string | undefined> {
    return (await table.get(accountKeys.reference(code), Claim))?.userId;
  },

  async findProfile(userId: string): Promise<Profile | undefined> {
    return profileRecord.find(table, { id: userId });
  },

  async find(userId: string): Promise<Account | undefined> {
    const [profile, credentials] = await table.getMany([
      [accountKeys.profile(userId), Profile],
      [accountKeys.credentials(userId), Credentials],
    ]);
    return profile && credentials && { profile, credentials };
  },
});

export type AccountRepository = ReturnType<typeof createAccountRepository>;

/** Whether a name a client remembers belongs to this member. */
export function isNameOf({ email, phoneNumber, referenceId }: Profile, username: string): boolean {
  const { pk } = claimKeyOf(username);
  return [accountKeys.email(email), accountKeys.phone(phoneNumber), accountKeys.reference(referenceId)].some(
    (key) => key.pk === pk,
  );
}
