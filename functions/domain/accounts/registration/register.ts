import type { register as contract } from '#shared/accounts/register.contract.ts';
import { AppError } from '#shared/contract/errors.ts';
import { newId, newReferenceId } from '#shared/values/ids.ts';
import type { Language } from '#shared/values/language.ts';
import type { BodyOf } from '#shared/contract/route.ts';
import { again, retry } from '#functions/platform/records/retry.ts';
import { secondsAfter, secondsOf } from '#functions/platform/seconds.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { create, put } from '#functions/platform/table/table-operations.ts';
import { requestMail } from '#functions/domain/mail/mail-job.ts';
import { happened } from '../member-log/member-log.ts';
import { Claim, claimItems, credentialsItem, type Profile, profileRecord, unsaid } from '../account.ts';
import { accountKeys } from '../account-keys.ts';
import { discardUnconfirmed } from './discard-unconfirmed.ts';
import { findGuardian, unknownAge, type Youth } from './guardian.ts';
import { selfRegistered, findReferrer, type Origin } from './origin.ts';
import { linkSeconds, newLink } from '../link.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { refuseWeak } from '../passwords/refuse-weak.ts';

type Input = Pick<
  BodyOf<typeof contract>,
  'fullName' | 'email' | 'phoneNumber' | 'password' | 'referenceId' | 'dob' | 'guardian'
> & { language: Language };

type NewMember = Pick<Input, 'fullName' | 'email' | 'phoneNumber' | 'language'> & {
  origin?: Origin;
  youth?: Youth;
  at: Date;
};

/** Unique values that another account may hold by now; `code` is the random member code. */
type TakenValue = 'EMAIL_EXISTS' | 'PHONE_EXISTS' | 'PROVIDER_ACCOUNT_TAKEN' | 'code';

export function newProfile({
  fullName,
  email,
  phoneNumber,
  language,
  origin = selfRegistered,
  youth = unknownAge,
  at,
}: NewMember): Profile {
  const createdAt = at.toISOString();
  return {
    id: newId(at.getTime()),
    fullName,
    email,
    phoneNumber,
    referenceId: newReferenceId(),
    role: 'user',
    status: 'pending',
    avatarUrl: null,
    language,
    rejectedReason: null,
    verificationDate: null,
    emailVerifiedAt: null,
    ...unsaid,
    ...origin,
    ...youth,
    createdAt,
    updatedAt: createdAt,
  };
}

/** Condition that a claim is missing, or has expired because its account never confirmed the e-mail. */
export const isFree = (at: Date) => ({ heldUntil: { itemMissingOrAtMost: secondsOf(at) } });

/**
 * Writes the account, its three claims and its confirmation mail in one transaction. The address and phone
 * number of an account that is never confirmed expire after a day and may then be registered again.
 */
async function insert(
  { table, now }: Context,
  profile: Profile,
  passwordHash: string,
): Promise<TakenValue | undefined> {
  const at = now();
  const link = newLink('verify-email', { userId: profile.id, at });
  const claims = claimItems(profile, secondsAfter(at, linkSeconds['verify-email']));
  return table.write([
    put(claims.email, { when: isFree(at), refusal: 'EMAIL_EXISTS' }),
    put(claims.phone, { when: isFree(at), refusal: 'PHONE_EXISTS' }),
    create(claims.reference, { refusal: 'code' }),
    create(profileRecord.item(profile)),
    ...happened('USER_REGISTERED', profile, at),
    create(
      credentialsItem(profile.id, {
        passwordHash,
        sessionsFrom: profile.createdAt,
        verificationSentAt: secondsOf(at),
      }),
    ),
    link.operation,
    requestMail({
      to: profile.email,
      language: profile.language,
      content: { template: 'verify-email', linkId: link.linkId },
    }),
  ]);
}

/** Retries with another random code if the code is taken. */
export function withFreeCode(
  make: () => Profile,
  insert: (profile: Profile) => Promise<TakenValue | undefined>,
): Promise<Profile> {
  return retry(async () => {
    const profile = make();
    const refusal = await insert(profile);
    if (!refusal) return profile;
    if (refusal !== 'code') throw new AppError(refusal);
    return again;
  });
}

/** Removes an expired, unconfirmed registration of the address before the address is used again. */
export async function discardLapsed(context: Context, email: string): Promise<void> {
  const claim = await context.table.get(accountKeys.email(email), Claim);
  if (claim?.heldUntil !== undefined && claim.heldUntil <= secondsOf(context.now()))
    await discardUnconfirmed(context, email);
}

export async function register(context: Context, input: Input): Promise<Profile> {
  await refuseWeak(context, input.password);
  const origin = await findReferrer(context, input.referenceId);
  const youth = await findGuardian(context, input);
  await discardLapsed(context, input.email);
  const passwordHash = await hashPassword(input.password);
  return withFreeCode(
    () => newProfile({ ...input, origin, youth, at: context.now() }),
    (profile) => insert(context, profile, passwordHash),
  );
}
