import { AppError } from '#shared/contract/errors.ts';
import { nowIso } from '#functions/platform/clock.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { remove, update } from '#functions/platform/table/table-operations.ts';
import { requestMail } from '#functions/domain/mail/mail-job.ts';
import { addressedName } from './account.ts';
import { accountKeys } from './account-keys.ts';
import type { AccountRepository } from './account-repository.ts';
import { refuseCommon } from './common-passwords.ts';
import { findLink, newLink, spendLink } from './links.ts';
import { sendPaced } from './paced-mail.ts';
import { hashPassword } from './password-hash.ts';

type Deps = { table: Table; accounts: AccountRepository };

export async function forgotPassword({ table, accounts }: Deps, email: string): Promise<void> {
  const userId = await accounts.findUserIdByEmail(email);
  const account = userId ? await accounts.find(userId) : undefined;
  if (!account) throw new AppError('EMAIL_NOT_FOUND');
  const { id, language } = account.profile;
  const { sessionsFrom } = account.credentials;
  const link = newLink('reset-password', id, { sessionsFrom });
  const mail = requestMail({
    to: email,
    language,
    content: { template: 'reset-password', fullName: addressedName(account.profile), linkId: link.linkId },
  });
  await sendPaced(table, account, 'resetSentAt', [link.operation, mail], 'RESET_ALREADY_SENT');
}

export async function isResetLinkGood({ table, accounts }: Deps, token: string): Promise<boolean> {
  const link = await findLink(table, 'reset-password', token);
  if (!link || link.usedAt !== undefined) return false;
  const account = await accounts.find(link.userId);
  return account?.credentials.sessionsFrom === link.sessionsFrom;
}

/**
 * Whoever reads the member's mail may choose a new password; every session ends, and a lock is lifted. A link dies with
 * the password it was asked for: who once read the mailbox has nothing left when its owner changes the password.
 */
export async function resetPassword(
  { table, accounts }: Deps,
  token: string,
  password: string,
): Promise<void> {
  const link = await findLink(table, 'reset-password', token);
  const profile = link && link.usedAt === undefined ? await accounts.findProfile(link.userId) : undefined;
  if (!link || !profile) throw new AppError('RESET_LINK_INVALID');
  refuseCommon(password);
  const passwordHash = await hashPassword(password);
  const refusal = await table.write([
    spendLink(link, 'used'),
    update(
      accountKeys.credentials(profile.id),
      { set: { passwordHash, sessionsFrom: nowIso() }, remove: ['keptSession', 'resetSentAt'] },
      { when: { sessionsFrom: link.sessionsFrom ?? 'never' }, refusal: 'password-changed' },
    ),
    remove(accountKeys.attempts(profile.id)),
    requestMail({
      to: profile.email,
      language: profile.language,
      content: { template: 'password-changed', fullName: addressedName(profile) },
    }),
  ]);
  if (refusal) throw new AppError('RESET_LINK_INVALID');
}
