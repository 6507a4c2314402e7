import { AppError } from '#shared/contract/errors.ts';
import type { MessageChannel } from '#shared/identity/identity-choices.ts';
import { newId } from '#shared/values/ids.ts';
import type { Language } from '#shared/values/language.ts';
import { maskPhone } from '#shared/values/mask.ts';
import { secondsAfter, secondsOf } from '#functions/platform/seconds.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { put, remove } from '#functions/platform/table/table-operations.ts';
import { limitPhoneCodes, sendPhoneCode } from '#functions/domain/accounts/contact/phone-code.ts';
import { getProfile } from '#functions/domain/accounts/find-account.ts';
import { identityKeys } from './identity-keys.ts';

const codeSeconds = 10 * 60;
const paceSeconds = 60;
type Request = { userId: string; channel: MessageChannel; language: Language };

/** Sends a code to the member's phone. Sender and checker both derive it from its id. */
export async function requestPhoneCode(
  context: Context,
  { userId, channel, language }: Request,
): Promise<{ sentTo: string; expiresInSeconds: number }> {
  const { phoneNumber } = await getProfile(context, userId);
  const at = context.now();
  const codeId = newId(at.getTime());
  const turn = limitPhoneCodes(phoneNumber);
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
  if (!(await sendPhoneCode({ codeId, to: phoneNumber, channel, language }))) {
    // Removes the unsent code, so that the member can ask again without waiting a minute.
    await context.table.write([
      remove(identityKeys.phone(userId), { when: { codeId }, refusal: 'another was sent' }),
    ]);
    throw new AppError('MESSAGE_FAILED');
  }
  return { sentTo: maskPhone(phoneNumber), expiresInSeconds: codeSeconds };
}
