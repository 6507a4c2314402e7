import type { UserStatus } from '#shared/accounts/user.ts';
import { AppError, type ErrorCode } from '#shared/errors.ts';
import { nowIso } from '#functions/platform/clock.ts';
import type { Table } from '#functions/platform/table.ts';
import { type Operation, update } from '#functions/platform/table-operations.ts';
import { followedBy } from '#functions/platform/view-feed.ts';
import { requestMail } from '#functions/domain/mail/mail-job.ts';
import { Claim, heldForGood, type Profile } from './account.ts';
import { accountKeys, userFeed } from './account-keys.ts';
import type { Account, AccountRepository } from './account-repository.ts';
import { findLink, newLink, spendLink } from './links.ts';
import { mailPaceSeconds, sendPaced } from './paced-mail.ts';

type Deps = { table: Table; accounts: AccountRepository };

/** An admin looks first at accounts that were referred, and at those whose phone number someone else holds. */
export const statusAfter = (profile: Profile, ownsPhone: boolean): UserStatus =>
  profile.referrerId || !ownsPhone ? 'pending_admin' : 'pending_kyc';

async function confirm({ table }: Deps, profile: Profile, used: Operation): Promise<UserStatus | undefined> {
  const claim = await table.get(accountKeys.phone(profile.phoneNumber), Claim);
  const ownsPhone = claim?.userId === profile.id;
  const status = statusAfter(profile, ownsPhone);
  const at = nowIso();
  const refusal = await table.write([
    used,
    update(
      accountKeys.profile(profile.id),
      { set: { status, emailVerifiedAt: at, updatedAt: at, ...followedBy(userFeed, profile.id) } },
      { when: { status: 'pending' }, refusal: 'state' },
    ),
    ...(ownsPhone
      ? [
          update(
            accountKeys.phone(profile.phoneNumber),
            { set: { heldUntil: heldForGood } },
            { when: { userId: profile.id }, refusal: 'phone' },
          ),
        ]
      : []),
  ]);
  return refusal ? undefined : status;
}

/** Confirms the address a mailed token was sent to. `owner` narrows it to one account, where the address names it. */
export async function verifyEmail(
  deps: Deps,
  token: string,
  badLink: ErrorCode,
  owner?: string,
): Promise<UserStatus> {
  const link = await findLink(deps.table, 'verify-email', token);
  if (!link || (owner !== undefined && owner !== link.userId)) throw new AppError(badLink);
  const profile = await deps.accounts.findProfile(link.userId);
  if (!profile) throw new AppError(badLink);
  if (profile.status !== 'pending') throw new AppError('EMAIL_ALREADY_VERIFIED');
  const status = await confirm(deps, profile, spendLink(link, 'used'));
  // Lost to the same link pressed twice, or to a phone number that lapsed this very moment.
  if (!status) throw new AppError('EMAIL_ALREADY_VERIFIED');
  return status;
}

function verificationMail({ id, email, fullName, language }: Profile): Operation[] {
  const link = newLink('verify-email', id);
  const content = { template: 'verify-email', fullName, linkId: link.linkId } as const;
  return [link.operation, requestMail({ to: email, language, content })];
}

/** Sends the confirmation again when someone signs in without it; within a minute the last one still counts. */
export async function remindToVerify(table: Table, account: Account): Promise<number> {
  try {
    await sendPaced(
      table,
      account,
      'verificationSentAt',
      verificationMail(account.profile),
      'RESEND_TOO_SOON',
    );
    return mailPaceSeconds;
  } catch (error) {
    if (error instanceof AppError && error.details.retryAfter) return error.details.retryAfter;
    throw error;
  }
}

export async function resendVerification({ table, accounts }: Deps, email: string): Promise<void> {
  const userId = await accounts.findUserIdByEmail(email);
  const account = userId ? await accounts.find(userId) : undefined;
  if (!account) throw new AppError('EMAIL_NOT_FOUND');
  if (account.profile.status !== 'pending') throw new AppError('EMAIL_ALREADY_VERIFIED');
  await sendPaced(table, account, 'verificationSentAt', verificationMail(account.profile), 'RESEND_TOO_SOON');
}
