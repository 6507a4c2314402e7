import type { register as contract } from '#shared/accounts/register.ts';
import { AppError } from '#shared/errors.ts';
import { newId, newReferenceId } from '#shared/ids.ts';
import type { Language } from '#shared/language.ts';
import type { BodyOf } from '#shared/route.ts';
import { now, nowSeconds, secondsFromNow } from '#functions/platform/clock.ts';
import type { Table } from '#functions/platform/table.ts';
import { create, put } from '#functions/platform/table-operations.ts';
import { requestMail } from '#functions/domain/mail/mail-job.ts';
import { claimItems, credentialsItem, type Profile, profileItem } from './account.ts';
import type { AccountRepository } from './account-repository.ts';
import { refuseCommon } from './common-passwords.ts';
import { linkSeconds, newLink } from './links.ts';
import { hashPassword } from './password-hash.ts';

type Deps = { table: Table; accounts: AccountRepository };
type Input = Pick<BodyOf<typeof contract>, 'fullName' | 'email' | 'phoneNumber' | 'password' | 'referenceId'>;

const codeTries = 5;

/** What somebody else may have by now; any other refusal of the write is about the code made at random. */
const taken = ['EMAIL_EXISTS', 'PHONE_EXISTS', 'PROVIDER_ACCOUNT_TAKEN'] as const;

export async function findReferrer(
  { accounts }: Pick<Deps, 'accounts'>,
  code: string | undefined,
): Promise<string | null> {
  if (!code) return null;
  const userId = await accounts.findUserIdByReference(code);
  if (!userId) throw new AppError('REFERRER_NOT_FOUND');
  return userId;
}

export function newProfile(
  { fullName, email, phoneNumber }: Pick<Input, 'fullName' | 'email' | 'phoneNumber'>,
  referrerId: string | null,
  language: Language,
): Profile {
  const at = now().toISOString();
  return {
    id: newId(now().getTime()),
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
    referrerId,
    emailVerifiedAt: null,
    createdAt: at,
    updatedAt: at,
  };
}

/**
 * The account, its three names and its confirmation mail are written together or not at all.
 * A phone number held by an account that never confirmed its e-mail lapses after a day and may then be taken.
 */
async function insert({ table }: Deps, profile: Profile, passwordHash: string): Promise<string | undefined> {
  const link = newLink('verify-email', profile.id);
  const claims = claimItems(profile, secondsFromNow(linkSeconds['verify-email']));
  return table.write([
    create(claims.email, { refusal: 'EMAIL_EXISTS' }),
    put(claims.phone, { when: { heldUntil: { missingOrAtMost: nowSeconds() } }, refusal: 'PHONE_EXISTS' }),
    create(claims.reference, { refusal: 'code' }),
    create(profileItem(profile)),
    create(
      credentialsItem(profile.id, {
        passwordHash,
        sessionsFrom: profile.createdAt,
        verificationSentAt: nowSeconds(),
      }),
    ),
    link.operation,
    requestMail({
      to: profile.email,
      language: profile.language,
      content: { template: 'verify-email', fullName: profile.fullName, linkId: link.linkId },
    }),
  ]);
}

/** Codes are made at random: one that somebody has is passed over. */
export async function withFreeCode(
  make: () => Profile,
  insert: (profile: Profile) => Promise<string | undefined>,
): Promise<Profile> {
  for (let attempt = 0; attempt < codeTries; attempt += 1) {
    const profile = make();
    const refusal = await insert(profile);
    if (!refusal) return profile;
    const code = taken.find((one) => one === refusal);
    if (code) throw new AppError(code);
  }
  throw new Error('No free ID code was found');
}

export async function register(deps: Deps, input: Input, language: Language): Promise<Profile> {
  refuseCommon(input.password);
  const referrerId = await findReferrer(deps, input.referenceId);
  const passwordHash = await hashPassword(input.password);
  return withFreeCode(
    () => newProfile(input, referrerId, language),
    (profile) => insert(deps, profile, passwordHash),
  );
}
