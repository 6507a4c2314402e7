import { refresh } from '#shared/accounts/refresh.contract.ts';
import type { TokenPair } from '#shared/accounts/user.ts';
import { ApiError, isApiError } from './api-error.ts';
import { giveUpSession } from './ended-session.ts';
import { readSession, writeSession, type StoredSession } from './stored-session.ts';
import { send } from './lazy-transport.ts';

const lockName = 'cholang-renew-session';

/** Serialises renewals across tabs: a refresh token works once, a second use ends the session for both. */
const oneTabAtATime = <T>(work: () => Promise<T>): Promise<T> =>
  // The lock's type promises T, but browsers return the result of the promise.
  navigator.locks ? (navigator.locks.request(lockName, work) as Promise<T>) : work();

const signedOut = (message: string, cause?: unknown) =>
  new ApiError({ status: 401, code: 'SIGNED_OUT', message }, { cause });

/** Tells a refused refresh from a temporary failure: only then is the session over. */
const isRefusal = (error: unknown): boolean =>
  isApiError(error) && error.status >= 400 && error.status < 500 && ![408, 429].includes(error.status);

async function askForPair(session: StoredSession): Promise<StoredSession> {
  const { refreshToken, username, clientKey } = session;
  try {
    const body = { refreshToken, ...(username && { username }), ...(clientKey && { clientKey }) };
    // The cast follows the reply of the contract.
    const pair = (await send({ method: refresh.method, path: refresh.path, body })) as TokenPair;
    return { ...session, accessToken: pair.accessToken, refreshToken: pair.refreshToken };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    giveUpSession(isApiError(error, 'ACCOUNT_LOCKED') ? 'locked' : 'over');
    throw signedOut('Session expired - Login again', error);
  }
}

async function renew(spent: StoredSession | undefined): Promise<StoredSession> {
  const current = readSession();
  if (!current?.refreshToken) {
    giveUpSession('over');
    throw signedOut('No refresh token available');
  }
  // Another user has signed in meanwhile: an action begun by one member must not be completed as another.
  if (spent && current.username !== spent.username) throw signedOut('Session expired - Login again');
  // Another call or another tab has already renewed the tokens.
  if (spent && current.accessToken !== spent.accessToken) return current;
  const renewed = await askForPair(current);
  writeSession(renewed);
  return renewed;
}

let underWay: Promise<StoredSession> | undefined;

/** Renews the tokens: one request for all concurrent calls, in all tabs. */
export function renewSession(spent: StoredSession | undefined): Promise<StoredSession> {
  underWay ??= oneTabAtATime(() => renew(spent)).finally(() => {
    underWay = undefined;
  });
  return underWay;
}
