import type { FreshProof } from '#shared/accounts/proof.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { forgetTries, takeTry } from '../attempts.ts';
import { type Account, getAccount } from '../find-account.ts';
import { takePasskey } from '../passkeys/take-passkey.ts';
import { verifyPassword } from '../passwords/password-hash.ts';
import { spendRecoveryCode } from './spend-recovery-code.ts';

async function isProven(context: Context, account: Account, proof: FreshProof): Promise<boolean> {
  const { id } = account.profile;
  if (proof.by === 'password') return verifyPassword(proof.password, account.credentials.passwordHash);
  if (proof.by === 'recovery') return spendRecoveryCode(context, id, proof.code);
  return typeof (await takePasskey(context, proof.assertion, id)) !== 'string';
}

/** Requires fresh proof of ownership for important changes, so that a stolen session alone cannot make them. */
export async function requireProof(context: Context, userId: string, proof: FreshProof): Promise<Account> {
  const account = await getAccount(context, userId);
  await takeTry(context, userId);
  if (!(await isProven(context, account, proof))) throw new AppError('PROOF_WRONG');
  await forgetTries(context, userId);
  return account;
}
