import type { TokenPair } from '#shared/accounts/user.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { Table } from '#functions/platform/table/table.ts';
import type { Profile } from './account.ts';
import { type AccountRepository, strangerId } from './account-repository.ts';
import { forgetTries, takeTry } from './attempts.ts';
import { remindToVerify } from './email-verification.ts';
import { verifyPassword } from './password-hash.ts';
import { startSession } from './sessions.ts';

type Deps = { table: Table; accounts: AccountRepository };
type Input = { username: string; password: string; userAgent: string };

/** Strangers and wrong passwords take the same steps and the same time; only the right password learns more. */
export async function login(
  { table, accounts }: Deps,
  { username, password, userAgent }: Input,
): Promise<{ profile: Profile; tokens: TokenPair }> {
  const userId = (await accounts.findUserId(username)) ?? strangerId(username);
  await takeTry(table, userId);
  const account = await accounts.find(userId);
  const isRight = await verifyPassword(password, account?.credentials.passwordHash);
  if (!account || !isRight) throw new AppError('INVALID_CREDENTIALS');
  await forgetTries(table, userId);

  const { profile } = account;
  if (profile.status === 'inactive') throw new AppError('ACCOUNT_LOCKED');
  if (profile.status === 'pending') {
    const { isSent, retryAfter } = await remindToVerify({ table, accounts }, account);
    throw new AppError(isSent ? 'EMAIL_NOT_VERIFIED' : 'VERIFICATION_ALREADY_SENT', {
      retryAfter,
      params: { seconds: retryAfter, email: profile.email },
    });
  }
  return { profile, tokens: await startSession(table, profile, userAgent) };
}
