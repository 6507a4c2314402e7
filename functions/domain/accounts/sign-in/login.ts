import type { SignInTokens } from '#shared/accounts/user.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Profile } from '../account.ts';
import { remindToVerify } from '../registration/email-verification.ts';
import { findAccount, findUserId, strangerId } from '../find-account.ts';
import { verifyPassword } from '../passwords/password-hash.ts';
import { startSession } from '../sessions/sessions.ts';
import { requireOpen } from '../standing.ts';
import { clearSignInTries, takeSignInTry } from './sign-in-tries.ts';

type Input = { username: string; password: string; userAgent: string; sourceIp: string };

/** Signs in by password. Unknown names and wrong passwords take the same steps and the same time. */
export async function login(
  context: Context,
  { username, password, userAgent, sourceIp }: Input,
): Promise<{ profile: Profile; tokens: SignInTokens }> {
  const userId = (await findUserId(context, username)) ?? strangerId(username);
  const door = { userId, sourceIp };
  await takeSignInTry(context, door);
  const account = await findAccount(context, userId);
  const isRight = await verifyPassword(password, account?.credentials.passwordHash);
  if (!account || !isRight) throw new AppError('INVALID_CREDENTIALS');
  await context.table.write(clearSignInTries(context, door));

  const { profile, credentials } = account;
  requireOpen(profile);
  if (profile.status === 'pending') {
    const { isSent, retryAfter } = await remindToVerify(context, account);
    throw new AppError(isSent ? 'EMAIL_NOT_VERIFIED' : 'VERIFICATION_ALREADY_SENT', {
      retryAfter,
      params: { seconds: retryAfter, email: profile.email },
    });
  }
  const begun = { profile, credentials, userAgent, sourceIp, refusal: 'INVALID_CREDENTIALS' } as const;
  return { profile, tokens: await startSession(context, begun) };
}
