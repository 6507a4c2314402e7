import * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { remove } from '#functions/platform/table/table-operations.ts';
import { profileRecord } from '#functions/domain/accounts/account.ts';
import { getProfile } from '#functions/domain/accounts/find-account.ts';
import { takeCode } from '#functions/domain/accounts/take-code.ts';
import { identityKeys } from './identity-keys.ts';

/** Pending code. It proves only the phone number it was sent to. */
const Code = z.object({ codeId: z.string(), phoneNumber: z.string(), tries: z.int() });

export async function confirmPhone(
  context: Context,
  { userId, code }: { userId: string; code: string },
): Promise<{ confirmedAt: string }> {
  const { table, now } = context;
  const sent = await takeCode(context, identityKeys.phone(userId), Code, code);
  const profile = await getProfile(context, userId);
  if (profile.phoneNumber !== sent.phoneNumber) throw new AppError('INVALID_OTP');
  const confirmedAt = now().toISOString();
  const refusal = await table.write([
    ...profileRecord.replace(profile, { phoneVerifiedAt: confirmedAt, updatedAt: confirmedAt }).writes,
    remove(identityKeys.phone(userId), { when: { codeId: sent.codeId }, refusal: 'used' }),
  ]);
  if (refusal) throw new AppError(refusal === 'used' ? 'INVALID_OTP' : 'STALE_STATE');
  return { confirmedAt };
}
