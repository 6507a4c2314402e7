import * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';
import { newId } from '#shared/values/ids.ts';
import type { Actor } from '#functions/platform/tokens/access-token.ts';
import { now, nowIso, nowSeconds, secondsFromNow } from '#functions/platform/clock.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { put, remove, update } from '#functions/platform/table/table-operations.ts';
import { requestMail } from '#functions/domain/mail/mail-job.ts';
import { accountKeys } from './account-keys.ts';
import type { AccountRepository } from './account-repository.ts';
import { forgetTries, takeTry } from './attempts.ts';
import { refuseCommon } from './common-passwords.ts';
import { sendPaced } from './paced-mail.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import { otpMatches } from '../../platform/tokens/signed-tokens.ts';

type Deps = { table: Table; accounts: AccountRepository };

export const otpSeconds = 10 * 60;
const otpTries = 5;

/** `sessionsFrom`: which password it may replace, that of the moment it was mailed and no later one. */
const Otp = z.object({ otpId: z.string(), tries: z.int(), sessionsFrom: z.string().optional() });

async function getAccount({ accounts }: Deps, userId: string) {
  const account = await accounts.find(userId);
  if (!account) throw new AppError('USER_NOT_FOUND');
  return account;
}

/** A stolen session alone cannot change the password: the current one is asked for, and tries at it are counted. */
export async function requestOtp(deps: Deps, { userId }: Actor, currentPassword: string): Promise<void> {
  const account = await getAccount(deps, userId);
  await takeTry(deps.table, userId);
  if (!(await verifyPassword(currentPassword, account.credentials.passwordHash)))
    throw new AppError('WRONG_CURRENT_PASSWORD');
  await forgetTries(deps.table, userId);
  const { email, fullName, language } = account.profile;
  const otpId = newId(now().getTime());
  const otp = put({
    ...accountKeys.otp(userId),
    entity: 'otp',
    otpId,
    tries: 0,
    sessionsFrom: account.credentials.sessionsFrom,
    expiresAt: secondsFromNow(otpSeconds),
  });
  const mail = requestMail({ to: email, language, content: { template: 'password-otp', fullName, otpId } });
  await sendPaced(deps.table, account, 'otpSentAt', [otp, mail], 'RESEND_TOO_SOON');
}

/** Counts the try before it looks, so that five guesses in parallel are still five. */
async function takeOtp(table: Table, userId: string, code: string): Promise<z.infer<typeof Otp>> {
  const otp = await table.change(
    update(
      accountKeys.otp(userId),
      { add: { tries: 1 } },
      { when: { tries: { is: '<', to: otpTries }, expiresAt: { is: '>', to: nowSeconds() } } },
    ),
    Otp,
  );
  if (!otp || !(await otpMatches(otp.otpId, code))) throw new AppError('INVALID_OTP');
  return otp;
}

/** The session that changes the password stays; every other one ends. */
export async function changePassword(
  deps: Deps,
  { userId, sessionId }: Actor,
  code: string,
  password: string,
): Promise<void> {
  const { profile } = await getAccount(deps, userId);
  refuseCommon(password);
  const { otpId, sessionsFrom } = await takeOtp(deps.table, userId, code);
  const passwordHash = await hashPassword(password);
  const refusal = await deps.table.write([
    remove(accountKeys.otp(userId), { when: { otpId }, refusal: 'used' }),
    update(
      accountKeys.credentials(userId),
      {
        set: { passwordHash, sessionsFrom: nowIso(), keptSession: sessionId },
        remove: ['otpSentAt'],
      },
      { when: { sessionsFrom: sessionsFrom ?? 'never' }, refusal: 'password-changed' },
    ),
    requestMail({
      to: profile.email,
      language: profile.language,
      content: { template: 'password-changed', fullName: profile.fullName },
    }),
  ]);
  if (refusal) throw new AppError('INVALID_OTP');
}
