import type { PasskeyAssertion } from '#shared/accounts/proof.ts';
import type { SignInTokens } from '#shared/accounts/user.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Profile } from '../account.ts';
import { startSession } from '../sessions/sessions.ts';
import { clearSignInTries } from './sign-in-tries.ts';
import { takePasskey } from '../passkeys/take-passkey.ts';

type SignIn = { assertion: PasskeyAssertion; userAgent: string; sourceIp: string };

/** Signs in with a passkey. There is nothing to guess, so no tries are counted. */
export async function signInWithPasskey(
  context: Context,
  { assertion, userAgent, sourceIp }: SignIn,
): Promise<{ profile: Profile; tokens: SignInTokens }> {
  const account = await takePasskey(context, assertion);
  if (account === 'unknown') throw new AppError('PASSKEY_NOT_FOUND');
  if (account === 'refused') throw new AppError('PASSKEY_REFUSED');
  const { profile } = account;
  if (profile.status === 'inactive') throw new AppError('ACCOUNT_LOCKED');
  await context.table.write(clearSignInTries(context, { userId: profile.id, sourceIp }));
  const begun = { ...account, userAgent, sourceIp, refusal: 'PASSKEY_REFUSED' } as const;
  return { profile, tokens: await startSession(context, begun) };
}
