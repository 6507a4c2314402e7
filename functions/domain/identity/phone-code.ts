import * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';
import type { MessageChannel } from '#shared/identity/identity-choices.ts';
import { newId } from '#shared/values/ids.ts';
import type { Language } from '#shared/values/language.ts';
import { maskPhone } from '#shared/values/mask.ts';
import { sendTextMessage } from '#functions/platform/clients/text-messages.ts';
import { turnInWrite } from '#functions/platform/limits/rate-limit.ts';
import { secondsAfter, secondsOf } from '#functions/platform/seconds.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { put, remove, update } from '#functions/platform/table/table-operations.ts';
import { otpCode, otpMatches } from '#functions/platform/tokens/signed-tokens.ts';
import { profileRecord } from '#functions/domain/accounts/account.ts';
import { getProfile } from '#functions/domain/accounts/find-account.ts';
import { identityKeys } from './identity-keys.ts';

export const codeSeconds = 10 * 60;
const paceSeconds = 60;
const mostTries = 5;
/** Messages cost, and a phone is somebody's: so many an hour to one number, whoever asks. */
const hourly = { calls: 5, seconds: 3600 };

/** Which number it was sent to: it proves no other. */
const Code = z.object({ codeId: z.string(), phoneNumber: z.string(), tries: z.int() });

const texts: Record<Language, (code: string) => string> = {
  vi: (code) =>
    `Chợ Làng: ${code} là mã xác nhận số điện thoại của bạn, có hiệu lực 10 phút. Không đưa mã này cho ai.`,
  en: (code) => `Cho Lang: ${code} is your phone confirmation code, valid for 10 minutes. Never share it.`,
};

type Request = { userId: string; channel: MessageChannel; language: Language };

/** The code itself is kept nowhere: who sends it works it out, and so does who checks it. */
export async function requestPhoneCode(
  context: Context,
  { userId, channel, language }: Request,
): Promise<{ sentTo: string; expiresInSeconds: number }> {
  const { phoneNumber } = await getProfile(context, userId);
  const at = context.now();
  const codeId = newId(at.getTime());
  const turn = turnInWrite('phone-code', phoneNumber, hourly, 'too-many');
  const refusal = await context.table.write([
    put(
      {
        ...identityKeys.phone(userId),
        entity: 'phone-code',
        codeId,
        phoneNumber,
        tries: 0,
        sentAt: secondsOf(at),
        expiresAt: secondsAfter(at, codeSeconds),
      },
      { when: { sentAt: { missingOrAtMost: secondsOf(at) - paceSeconds } }, refusal: 'too-soon' },
    ),
    turn.write,
  ]);
  if (refusal) {
    const retryAfter = (refusal === 'too-many' && turn.refused().details.retryAfter) || paceSeconds;
    throw new AppError('RESEND_TOO_SOON', { retryAfter, params: { seconds: retryAfter } });
  }
  const text = texts[language](await otpCode(codeId));
  if (!(await sendTextMessage({ id: codeId, to: phoneNumber, channel, text }))) {
    // Nobody waits a minute for what was never sent.
    await context.table.write([
      remove(identityKeys.phone(userId), { when: { codeId }, refusal: 'another was sent' }),
    ]);
    throw new AppError('MESSAGE_FAILED');
  }
  return { sentTo: maskPhone(phoneNumber), expiresInSeconds: codeSeconds };
}

/** Counts the try before it looks, so that five guesses in parallel are still five. */
export async function confirmPhone(
  context: Context,
  { userId, code }: { userId: string; code: string },
): Promise<{ confirmedAt: string }> {
  const { table, now } = context;
  const at = now();
  const sent = await table.change(
    update(
      identityKeys.phone(userId),
      { add: { tries: 1 } },
      { when: { tries: { is: '<', to: mostTries }, expiresAt: { is: '>', to: secondsOf(at) } } },
    ),
    Code,
  );
  if (!sent || !(await otpMatches(sent.codeId, code))) throw new AppError('INVALID_OTP');
  const profile = await getProfile(context, userId);
  if (profile.phoneNumber !== sent.phoneNumber) throw new AppError('INVALID_OTP');
  const confirmedAt = at.toISOString();
  const refusal = await table.write([
    ...profileRecord.replace(profile, { phoneVerifiedAt: confirmedAt, updatedAt: confirmedAt }).writes,
    remove(identityKeys.phone(userId), { when: { codeId: sent.codeId }, refusal: 'used' }),
  ]);
  if (refusal) throw new AppError(refusal === 'used' ? 'INVALID_OTP' : 'STALE_STATE');
  return { confirmedAt };
}
