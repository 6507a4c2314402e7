import type { Role } from '#shared/contract/access.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { Language } from '#shared/values/language.ts';
import { happened } from '../member-log/member-log.ts';
import { again, retry } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { create, type Operation, put } from '#functions/platform/table/table-operations.ts';
import { claimItems, credentialsItem, neverExpires, type Profile, profileRecord } from '../account.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { refuseWeak } from '../passwords/refuse-weak.ts';
import { discardLapsed, isFree, newProfile } from './register.ts';
import { statusAfter } from './status-after.ts';

const taken = ['EMAIL_EXISTS', 'PHONE_EXISTS'] as const;
type TakenName = (typeof taken)[number];

type NewAccount = {
  fullName: string;
  email: string;
  phoneNumber: string;
  /** Missing if the member is to choose the password. */
  password?: string;
  language: Language;
  role?: Role;
};

/** Starts the account as confirmed, because staff vouch for the address. */
const confirmed = (profile: Profile): Profile => ({
  ...profile,
  status: statusAfter(profile, true),
  emailVerifiedAt: profile.createdAt,
});

function accountWrites(profile: Profile, passwordHash: string | undefined, at: Date) {
  const claims = claimItems(profile, neverExpires);
  return [
    put(claims.email, { when: isFree(at), refusal: 'EMAIL_EXISTS' }),
    put(claims.phone, { when: isFree(at), refusal: 'PHONE_EXISTS' }),
    create(claims.reference, { refusal: 'code' }),
    ...profileRecord.make(profile),
    ...happened('USER_REGISTERED', profile, at),
    create(
      credentialsItem(profile.id, {
        ...(passwordHash !== undefined && { passwordHash }),
        sessionsFrom: profile.createdAt,
      }),
    ),
  ];
}

/**
 * Opens an account for somebody in one transaction with the things they get from the beginning. A taken
 * address, number or code is refused as in registration; a refusal of the other operations is returned.
 */
export async function openAccount<R extends string>(
  context: Context,
  { password, role = 'user', ...person }: NewAccount,
  beside: (profile: Profile) => Promise<readonly Operation<R>[]>,
): Promise<{ profile: Profile } | { refusal: R }> {
  if (password !== undefined) await refuseWeak(context, password);
  await discardLapsed(context, person.email);
  const passwordHash = password === undefined ? undefined : await hashPassword(password);
  return retry(async () => {
    const at = context.now();
    const profile = confirmed({ ...newProfile({ ...person, at }), role });
    const writes = [...accountWrites(profile, passwordHash, at), ...(await beside(profile))];
    const refusal = await context.table.write<R | TakenName | 'code'>(writes);
    if (refusal === undefined) return { profile };
    if (refusal === 'code') return again;
    const isTaken = taken.find((one) => one === refusal);
    if (isTaken) throw new AppError(isTaken);
    // Any other refusal comes from the operations written beside the account.
    return { refusal: refusal as R };
  });
}
