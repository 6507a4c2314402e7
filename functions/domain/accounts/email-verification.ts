import { AppError, type ErrorCode } from '#shared/contract/errors.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { type Operation, update } from '#functions/platform/table/table-operations.ts';
import { requestMail } from '#functions/domain/mail/mail-job.ts';
import { clearSuppression } from '#functions/domain/mail/suppression.ts';
import { happened } from '#functions/domain/member-log/member-log.ts';
import { Claim, heldForGood, type Profile, profileRecord } from './account.ts';
import { accountKeys } from './account-keys.ts';
import { forgetTries, takeTry } from './attempts.ts';
import { type Account, findAccount, findAccountByEmail, findUserIdByEmail } from './find-account.ts';
import { guardianTold } from './guardian.ts';
import { lookUpLink } from './find-link.ts';
import { type Link, newLink, spendLink } from './link.ts';
import { countOf } from './member-counts.ts';
import { mailPaceSeconds, sendPaced } from './paced-mail.ts';
import { verifyPassword } from './password-hash.ts';
import { statusAfter } from './status-after.ts';
import type { UserStatus } from '#shared/values/user-statuses.ts';

/** How a link that is no good is refused; `owner` narrows it to one account, where the address names it. */
export type LinkRules = { forged: ErrorCode; lapsed: ErrorCode; owner?: string };

/** A mailed token, and how it is refused. */
type AskedLink = { token: string; rules: LinkRules };

export const verificationRules: LinkRules = {
  forged: 'VERIFICATION_TOKEN_INVALID',
  lapsed: 'VERIFICATION_TOKEN_EXPIRED',
};
export const activationRules: LinkRules = {
  forged: 'ACTIVATION_LINK_INVALID',
  lapsed: 'ACTIVATION_LINK_INVALID',
};

const holdForGood = <R extends string>(
  key: ReturnType<typeof accountKeys.email>,
  userId: string,
  refusal: R,
): Operation<R> => update(key, { set: { heldUntil: heldForGood } }, { when: { userId }, refusal });

/** Answers the new status, or what kept it from being written. */
async function confirm(
  context: Context,
  { profile, link }: { profile: Profile; link: Link },
): Promise<UserStatus | { refusal: 'used' | 'email' | 'state' | 'phone' }> {
  const { table, now } = context;
  const claim = await table.get(accountKeys.phone(profile.phoneNumber), Claim);
  const ownsPhone = claim?.userId === profile.id;
  const status = statusAfter(profile, ownsPhone);
  const at = now();
  const refusal = await table.write([
    spendLink(link, at, 'used'),
    // An address that lapsed may be somebody else's by now, and the account of the one before gone.
    holdForGood(accountKeys.email(profile.email), profile.id, 'email'),
    ...profileRecord.replace(profile, {
      status,
      emailVerifiedAt: at.toISOString(),
      updatedAt: at.toISOString(),
    }).writes,
    // Whoever is confirmed counts for the one who brought them, once: the account is pending no more.
    ...(profile.referrerId ? [countOf(profile.referrerId, { referrals: 1 })] : []),
    ...happened('USER_EMAIL_VERIFIED', profile, at),
    clearSuppression(profile.email, at),
    ...(await guardianTold(context, profile)),
    ...(ownsPhone ? [holdForGood(accountKeys.phone(profile.phoneNumber), profile.id, 'phone')] : []),
  ]);
  return refusal ? { refusal } : status;
}

async function findPending(context: Context, { token, rules }: AskedLink) {
  const { forged, lapsed, owner } = rules;
  const link = await lookUpLink(context, { purpose: 'verify-email', token });
  if (link === 'lapsed') throw new AppError(lapsed);
  if (link === 'forged' || (owner !== undefined && owner !== link.userId)) throw new AppError(forged);
  const account = await findAccount(context, link.userId);
  if (!account) throw new AppError(lapsed);
  if (account.profile.status !== 'pending') throw new AppError('EMAIL_ALREADY_VERIFIED');
  return { link, account };
}

/** What a mailed link is good for: looking changes nothing, since mail programs open links by themselves. */
export async function checkVerification(context: Context, asked: AskedLink): Promise<Profile> {
  return (await findPending(context, asked)).account.profile;
}

/**
 * Confirms the address a mailed token was sent to. It asks for the account's password: a stranger who registered the
 * address cannot confirm it, and whoever reads its mail does not confirm an account whose password a stranger knows.
 */
export async function verifyEmail(
  context: Context,
  { password, ...asked }: AskedLink & { password: string },
): Promise<UserStatus> {
  const { link, account } = await findPending(context, asked);
  const { profile, credentials } = account;
  await takeTry(context, profile.id);
  if (!(await verifyPassword(password, credentials.passwordHash)))
    throw new AppError('VERIFICATION_PASSWORD_WRONG');
  await forgetTries(context, profile.id);
  const done = await confirm(context, { profile, link });
  if (typeof done === 'string') return done;
  if (done.refusal === 'email') throw new AppError(asked.rules.lapsed);
  // Lost to the same link pressed twice, or to a phone number that lapsed this very moment.
  throw new AppError('EMAIL_ALREADY_VERIFIED');
}

/** Without a name: whoever registers types one, and the address may be a stranger's. */
function verificationMail({ id, email, language }: Profile, at: Date): Operation[] {
  const link = newLink('verify-email', { userId: id, at });
  const content = { template: 'verify-email', linkId: link.linkId } as const;
  return [link.operation, requestMail({ to: email, language, content })];
}

const sendVerification = (context: Context, account: Account): Promise<void> =>
  sendPaced(context, account, {
    kind: 'verificationSentAt',
    mail: verificationMail(account.profile, context.now()),
    tooSoon: 'RESEND_TOO_SOON',
  });

/** Sends the confirmation again when someone signs in without it; within a minute the last one still counts. */
export async function remindToVerify(
  context: Context,
  account: Account,
): Promise<{ isSent: boolean; retryAfter: number }> {
  // The address lapsed and is somebody else's: nobody there waits for a mail of this account.
  if ((await findUserIdByEmail(context, account.profile.email)) !== account.profile.id)
    throw new AppError('INVALID_CREDENTIALS');
  try {
    await sendVerification(context, account);
    return { isSent: true, retryAfter: mailPaceSeconds };
  } catch (error) {
    if (!(error instanceof AppError && error.details.retryAfter)) throw error;
    return { isSent: false, retryAfter: error.details.retryAfter };
  }
}

export async function resendVerification(context: Context, email: string): Promise<void> {
  const account = await findAccountByEmail(context, email);
  if (!account) throw new AppError('EMAIL_NOT_FOUND');
  if (account.profile.status !== 'pending') throw new AppError('EMAIL_ALREADY_VERIFIED');
  await sendVerification(context, account);
}
