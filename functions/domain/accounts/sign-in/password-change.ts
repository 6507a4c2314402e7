import * as z from 'zod';
import type { FreshProof } from '#shared/accounts/proof.ts';
import { AppError } from '#shared/contract/errors.ts';
import { newId } from '#shared/values/ids.ts';
import { writeOrThrow } from '#functions/platform/records/or-throw.ts';
import type { Actor } from '#functions/platform/tokens/access-token.ts';
import { secondsAfter } from '#functions/platform/seconds.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { put, remove, update } from '#functions/platform/table/table-operations.ts';
import { requestMail } from '#functions/domain/mail/mail-job.ts';
import { accountKeys } from '../account-keys.ts';
import { getAccount } from '../find-account.ts';
import { takeCode } from '../take-code.ts';
import { requireProof } from './reauthenticate.ts';
import { sendRateLimited } from '../rate-limited-mail.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { refuseWeak } from '../passwords/refuse-weak.ts';
import { laterThan, sessionsEnded } from '../sessions/revocations.ts';

export const otpSeconds = 10 * 60;

/** `sessionsFrom` is the password's version at the moment of mailing; the code replaces no later one. */
const Otp = z
  .object({ otpId: z.string(), tries: z.int(), sessionsFrom: z.string().optional() })
  .transform(({ otpId, sessionsFrom }) => ({ codeId: otpId, sessionsFrom }));

/** Mails a code for a password change. Fresh proof is required, so that a stolen session is not enough. */
export async function requestOtp(
  context: Context,
  { userId, proof }: Pick<Actor, 'userId'> & { proof: FreshProof },
): Promise<void> {
  const account = await requireProof(context, userId, proof).catch((error: unknown) => {
    if (proof.by === 'password' && error instanceof AppError && error.code === 'PROOF_WRONG')
      throw new AppError('WRONG_CURRENT_PASSWORD', {}, { cause: error });
    throw error;
  });
  const { email, fullName, language } = account.profile;
  const at = context.now();
  const otpId = newId(at.getTime());
  const otp = put({
    ...accountKeys.otp(userId),
    entity: 'otp',
    otpId,
    tries: 0,
    sessionsFrom: account.credentials.sessionsFrom,
    expiresAt: secondsAfter(at, otpSeconds),
  });
  const mail = requestMail({ to: email, language, content: { template: 'password-otp', fullName, otpId } });
  await sendRateLimited(context, account, {
    kind: 'otpSentAt',
    mail: [otp, mail],
    tooSoon: 'RESEND_TOO_SOON',
  });
}

type PasswordChange = Pick<Actor, 'userId' | 'sessionId'> & { otp: string; newPassword: string };

/** Changes the password. Every session but the one that makes the change ends. */
export async function changePassword(
  context: Context,
  { userId, sessionId, otp, newPassword }: PasswordChange,
): Promise<void> {
  const { profile } = await getAccount(context, userId);
  await refuseWeak(context, newPassword);
  const { codeId: otpId, sessionsFrom } = await takeCode(context, accountKeys.otp(userId), Otp, otp);
  const passwordHash = await hashPassword(newPassword);
  const at = laterThan(sessionsFrom ?? '', context.now());
  await writeOrThrow(context.table, [
    remove(accountKeys.otp(userId), { when: { otpId }, refusal: 'INVALID_OTP' }),
    update(
      accountKeys.credentials(userId),
      {
        set: { passwordHash, sessionsFrom: at.toISOString(), keptSession: sessionId },
        remove: ['otpSentAt', 'isPasswordless'],
      },
      { when: { sessionsFrom: sessionsFrom ?? 'never' }, refusal: 'INVALID_OTP' },
    ),
    sessionsEnded(userId, { at, except: sessionId }),
    requestMail({
      to: profile.email,
      language: profile.language,
      content: { template: 'password-changed', fullName: profile.fullName },
    }),
  ]);
}
