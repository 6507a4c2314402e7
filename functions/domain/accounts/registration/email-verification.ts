import { AppError, type ErrorCode } from '#shared/contract/errors.ts';
import { orThrow } from '#functions/platform/records/or-throw.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { type Operation, update } from '#functions/platform/table/table-operations.ts';
import { requestMail } from '#functions/domain/mail/mail-job.ts';
import { clearSuppression } from '#functions/domain/mail/suppression.ts';
import { happened } from '../member-log/member-log.ts';
import { Claim, neverExpires, type Profile, profileRecord } from '../account.ts';
import { accountKeys } from '../account-keys.ts';
import { forgetTries, takeTry } from '../attempts.ts';
import { type Account, findAccount, findAccountByEmail, findUserIdByEmail } from '../find-account.ts';
import { notifyGuardian } from './guardian.ts';
import { findMailedLink } from '../find-link.ts';
import { type Link, newLink, spendLink } from '../link.ts';
import { countOf } from '../member-counts.ts';
import { mailIntervalSeconds, sendRateLimited } from '../rate-limited-mail.ts';
import { verifyPassword } from '../passwords/password-hash.ts';
import { statusAfter } from './status-after.ts';
import type { UserStatus } from '#shared/values/user-statuses.ts';

/** Error codes for an invalid link. `owner` restricts the link to one account if the URL names it. */
export type LinkRules = { forged: ErrorCode; lapsed: ErrorCode; owner?: string };

/** Token of a mailed link and its error codes. */
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
): Operation<R> => update(key, { set: { heldUntil: neverExpires } }, { when: { userId }, refusal });

/** Confirms the address. Returns the new status, or the condition that failed. */
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
    // The address may have expired and belong to another account by now, which fails this condition.
    holdForGood(accountKeys.email(profile.email), profile.id, 'email'),
    ...profileRecord.replace(profile, {
      status,
      emailVerifiedAt: at.toISOString(),
      updatedAt: at.toISOString(),
    }).writes,
    // The referrer's counter rises once only, because the account is no longer pending after this write.
    ...(profile.referrerId ? [countOf(profile.referrerId, { referrals: 1 })] : []),
    ...happened('USER_EMAIL_VERIFIED', profile, at),
    clearSuppression(profile.email, at),
    ...(await notifyGuardian(context, profile)),
    ...(ownsPhone ? [holdForGood(accountKeys.phone(profile.phoneNumber), profile.id, 'phone')] : []),
  ]);
  return refusal ? { refusal } : status;
}

async function findPending(context: Context, { token, rules }: AskedLink) {
  const { forged, lapsed, owner } = rules;
  const link = await findMailedLink(context, { purpose: 'verify-email', token });
  if (link === 'lapsed') throw new AppError(lapsed);
  if (link === 'forged' || (owner !== undefined && owner !== link.userId)) throw new AppError(forged);
  const account = orThrow(await findAccount(context, link.userId), lapsed);
  if (account.profile.status !== 'pending') throw new AppError('EMAIL_ALREADY_VERIFIED');
  return { link, account };
}

/** Checks a mailed link without changing anything, since mail programs open links on their own. */
export async function checkVerification(context: Context, asked: AskedLink): Promise<Profile> {
  return (await findPending(context, asked)).account.profile;
}

/**
 * Confirms the address a mailed token was sent to. It asks for the account's password, so a stranger who
 * registered the address cannot confirm it, and the reader of the mailbox cannot confirm an account whose
 * password a stranger knows.
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
  // The same link was used twice at once, or the phone number expired at this moment.
  throw new AppError('EMAIL_ALREADY_VERIFIED');
}

/** Verification mail. It contains no name, because the address may belong to a stranger. */
function verificationMail({ id, email, language }: Profile, at: Date): Operation[] {
  const link = newLink('verify-email', { userId: id, at });
  const content = { template: 'verify-email', linkId: link.linkId } as const;
  return [link.operation, requestMail({ to: email, language, content })];
}

const sendVerification = (context: Context, account: Account): Promise<void> =>
  sendRateLimited(context, account, {
    kind: 'verificationSentAt',
    mail: verificationMail(account.profile, context.now()),
    tooSoon: 'RESEND_TOO_SOON',
  });

/** Sends the confirmation again at a sign-in without it, at most once a minute. */
export async function remindToVerify(
  context: Context,
  account: Account,
): Promise<{ isSent: boolean; retryAfter: number }> {
  // The address expired and belongs to another account, whose owner must not get mails of this one.
  if ((await findUserIdByEmail(context, account.profile.email)) !== account.profile.id)
    throw new AppError('INVALID_CREDENTIALS');
  try {
    await sendVerification(context, account);
    return { isSent: true, retryAfter: mailIntervalSeconds };
  } catch (error) {
    if (!(error instanceof AppError && error.details.retryAfter)) throw error;
    return { isSent: false, retryAfter: error.details.retryAfter };
  }
}

export async function resendVerification(context: Context, email: string): Promise<void> {
  const account = orThrow(await findAccountByEmail(context, email), 'EMAIL_NOT_FOUND');
  if (account.profile.status !== 'pending') throw new AppError('EMAIL_ALREADY_VERIFIED');
  await sendVerification(context, account);
}
