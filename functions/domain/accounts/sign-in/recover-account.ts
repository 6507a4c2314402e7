import type { SignInTokens } from '#shared/accounts/user.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Profile } from '../account.ts';
import { accountNote } from '../account-note.ts';
import { findAccount, findUserId, strangerId } from '../find-account.ts';
import { startSession } from '../sessions/sessions.ts';
import { clearSignInTries, takeSignInTry } from './sign-in-tries.ts';
import { spendRecoveryCode } from './spend-recovery-code.ts';

type Recovery = { username: string; code: string; userAgent: string; sourceIp: string };

/** Signs in with a recovery code. Tries count like password tries; the answer reveals nothing. */
export async function recoverAccount(
  context: Context,
  { username, code, userAgent, sourceIp }: Recovery,
): Promise<{ profile: Profile; tokens: SignInTokens }> {
  const userId = (await findUserId(context, username)) ?? strangerId(username);
  const door = { userId, sourceIp };
  await takeSignInTry(context, door);
  const isRight = await spendRecoveryCode(context, userId, code);
  const account = await findAccount(context, userId);
  if (!account || !isRight) throw new AppError('RECOVERY_CODE_WRONG');
  const { profile } = account;
  await context.table.write([...clearSignInTries(context, door), accountNote(profile, 'recovered')]);
  if (profile.status === 'inactive') throw new AppError('ACCOUNT_LOCKED');
  const begun = { ...account, userAgent, sourceIp, refusal: 'RECOVERY_CODE_WRONG' } as const;
  return { profile, tokens: await startSession(context, begun) };
}
