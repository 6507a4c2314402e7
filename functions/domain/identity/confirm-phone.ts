import * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';
import { secondsOf } from '#functions/platform/seconds.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { remove, update } from '#functions/platform/table/table-operations.ts';
import { otpMatches } from '#functions/platform/tokens/signed-tokens.ts';
import { profileRecord } from '#functions/domain/accounts/account.ts';
import { getProfile } from '#functions/domain/accounts/find-account.ts';
import { identityKeys } from './identity-keys.ts';

const maxTries = 5;

/** Pending code. It proves only the phone number it was sent to. */
const Code = z.object({ codeId: z.string(), phoneNumber: z.string(), tries: z.int() });

/** Confirms the phone number. Tries count before the check, so parallel guesses count, too. */
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
      { when: { tries: { is: '<', to: maxTries }, expiresAt: { is: '>', to: secondsOf(at) } } },
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
