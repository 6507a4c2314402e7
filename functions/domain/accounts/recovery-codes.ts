import { randomInt } from 'node:crypto';
import { recoveryCodeCount } from '#shared/accounts/passkeys.contract.ts';
import type { FreshProof } from '#shared/accounts/proof.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { TokenPair } from '#shared/accounts/user.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { create, remove } from '#functions/platform/table/table-operations.ts';
import type { Profile } from './account.ts';
import { accountKeys } from './account-keys.ts';
import { accountNote } from './account-note.ts';
import { findAccount, findUserId, strangerId } from './find-account.ts';
import { requireProof } from './fresh-proof.ts';
import { startSession } from './sessions.ts';
import { recoveryHash, spendRecoveryCode } from './spend-recovery-code.ts';
import { openDoor, takeSignInTry } from './sign-in-tries.ts';
import { meansChange, recoveryKeysOf } from './passkey-record.ts';

/** Read off paper and typed: nothing in it looks like anything else. Sixty bits, so a plain hash keeps them. */
const alphabet = '23456789ABCDFGHJKMNPQRSTVWXYZ';
const letters = 12;

const newCode = (): string =>
  Array.from({ length: letters }, () => alphabet.charAt(randomInt(alphabet.length))).join('');

const written = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');

/** Ten new ones; those from before are void with the same write. */
export async function makeRecoveryCodes(
  context: Context,
  { userId, proof }: { userId: string; proof: FreshProof },
): Promise<string[]> {
  const { profile, credentials } = await requireProof(context, userId, proof);
  const codes = Array.from({ length: recoveryCodeCount }, newCode);
  const at = context.now().toISOString();
  const refusal = await context.table.write([
    meansChange(userId, credentials),
    ...(await recoveryKeysOf(context, userId)).map((key) => remove(key)),
    ...codes.map((code) =>
      create({
        ...accountKeys.recovery(userId, recoveryHash(userId, code)),
        entity: 'recovery-code',
        createdAt: at,
      }),
    ),
    accountNote(profile, 'recovery-codes-made'),
  ]);
  if (refusal) throw new AppError('STALE_STATE');
  return codes.map(written);
}

type Recovery = { username: string; code: string; userAgent: string; sourceIp: string };

/** For the day a device is lost. Tries are counted like those at a password; a stranger learns nothing. */
export async function recoverAccount(
  context: Context,
  { username, code, userAgent, sourceIp }: Recovery,
): Promise<{ profile: Profile; tokens: TokenPair }> {
  const userId = (await findUserId(context, username)) ?? strangerId(username);
  const door = { userId, sourceIp };
  await takeSignInTry(context, door);
  const isRight = await spendRecoveryCode(context, userId, code);
  const account = await findAccount(context, userId);
  if (!account || !isRight) throw new AppError('RECOVERY_CODE_WRONG');
  const { profile } = account;
  await context.table.write([...openDoor(context, door), accountNote(profile, 'recovered')]);
  if (profile.status === 'inactive') throw new AppError('ACCOUNT_LOCKED');
  const begun = { ...account, userAgent, sourceIp, refusal: 'RECOVERY_CODE_WRONG' } as const;
  return { profile, tokens: await startSession(context, begun) };
}
