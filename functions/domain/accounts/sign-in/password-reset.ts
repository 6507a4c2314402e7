import { AppError } from '#shared/contract/errors.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { remove, update } from '#functions/platform/table/table-operations.ts';
import { requestMail } from '#functions/domain/mail/mail-job.ts';
import { happened } from '../member-log/member-log.ts';
import { addressedName } from '../account.ts';
import { accountKeys } from '../account-keys.ts';
import { findAccount, findAccountByEmail, findProfile } from '../find-account.ts';
import { findLink } from '../find-link.ts';
import { type Link, newLink, spendLink } from '../link.ts';
import { sendRateLimited } from '../rate-limited-mail.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { refuseWeak } from '../passwords/refuse-weak.ts';
import { laterThan, sessionsEnded } from '../sessions/revocations.ts';
import { clearSignInTries } from './sign-in-tries.ts';

export async function forgotPassword(context: Context, email: string): Promise<void> {
  const account = await findAccountByEmail(context, email);
  if (!account) throw new AppError('EMAIL_NOT_FOUND');
  // Only passkeys and recovery codes open such an account, nothing that is mailed.
  if (account.credentials.isPasswordless) throw new AppError('PASSWORD_GONE');
  const { id, language } = account.profile;
  const { sessionsFrom } = account.credentials;
  const link = newLink('reset-password', { userId: id, at: context.now(), sessionsFrom });
  const mail = requestMail({
    to: email,
    language,
    content: { template: 'reset-password', fullName: addressedName(account.profile), linkId: link.linkId },
  });
  await sendRateLimited(context, account, {
    kind: 'resetSentAt',
    mail: [link.operation, mail],
    tooSoon: 'RESET_ALREADY_SENT',
  });
}

type PasswordLink = { link: Link; isInvitation: boolean };

/** Finds the link that lets somebody choose a password: a reset, or the invitation of staff. */
async function findPasswordLink(context: Context, token: string): Promise<PasswordLink | undefined> {
  const asked = await findLink(context, { purpose: 'reset-password', token });
  if (asked) return { link: asked, isInvitation: false };
  const sent = await findLink(context, { purpose: 'staff-invitation', token });
  return sent && { link: sent, isInvitation: true };
}

export async function isResetLinkGood(context: Context, token: string): Promise<boolean> {
  const link = (await findPasswordLink(context, token))?.link;
  if (!link || link.usedAt !== undefined) return false;
  const account = await findAccount(context, link.userId);
  return account?.credentials.sessionsFrom === link.sessionsFrom;
}

/**
 * Sets a new password for the reader of the member's mail. Every session ends and a lock is lifted. The link is
 * bound to the password at the time of the request, so an old mail is useless once the owner has changed the
 * password.
 */
export async function resetPassword(
  context: Context,
  { token, password, sourceIp }: { token: string; password: string; sourceIp: string },
): Promise<void> {
  const { link, isInvitation } = (await findPasswordLink(context, token)) ?? {};
  const profile = link && link.usedAt === undefined ? await findProfile(context, link.userId) : undefined;
  if (!link || !profile) throw new AppError('RESET_LINK_INVALID');
  await refuseWeak(context, password);
  const passwordHash = await hashPassword(password);
  const at = laterThan(link.sessionsFrom ?? '', context.now());
  const refusal = await context.table.write([
    spendLink(link, at, 'used'),
    update(
      accountKeys.credentials(profile.id),
      { set: { passwordHash, sessionsFrom: at.toISOString() }, remove: ['keptSession', 'resetSentAt'] },
      { when: { sessionsFrom: link.sessionsFrom ?? 'never' }, refusal: 'password-changed' },
    ),
    sessionsEnded(profile.id, { at }),
    remove(accountKeys.attempts(profile.id)),
    // Staff vouched for the address; using the mailed invitation proves that its owner reads it.
    ...(isInvitation ? happened('USER_EMAIL_VERIFIED', profile, at) : []),
    ...clearSignInTries(context, { userId: profile.id, sourceIp }),
    requestMail({
      to: profile.email,
      language: profile.language,
      content: { template: 'password-changed', fullName: addressedName(profile) },
    }),
  ]);
  if (refusal) throw new AppError('RESET_LINK_INVALID');
}
