import type { QueryClient } from '@tanstack/react-query';
import { signOut } from '#shared/accounts/sign-out.contract.ts';
import type { SessionUser, SignInTokens } from '#shared/accounts/user.ts';
import { call } from '../api/call.ts';
import { endedSession } from '../api/ended-session.ts';
import { meKey } from './me-query.ts';
import { clearSession, readSession, writeSession } from '../api/stored-session.ts';

/** Starts the session with the tokens of a successful login. */
export function beginSession(queryClient: QueryClient, tokens: SignInTokens, user: SessionUser): void {
  queryClient.setQueryData(meKey, user);
  const { accessToken, refreshToken, clientKey } = tokens;
  writeSession({ accessToken, refreshToken, clientKey, username: user.referenceId });
  endedSession.forget();
}

/** Ends the session here at once; the server is told without waiting for its answer. */
export function endSession(): void {
  const session = readSession();
  endedSession.forget();
  clearSession();
  if (session) call(signOut, { body: { refreshToken: session.refreshToken } }).catch(() => undefined);
}
