import { remembered } from '../memory/remembered.ts';

/**
 * The session of this browser. One key in local storage holds both tokens, so a renewed pair appears in every
 * tab at once and never half. `username` names the account to the refresh call.
 */
export const sessionKey = 'cholang-session';

export type StoredSession = {
  accessToken: string;
  refreshToken: string;
  username: string;
  /** Shown with a refresh whose answer was lost. Sessions from before there was one have none. */
  clientKey?: string;
};

function sessionIn(kept: unknown): StoredSession | undefined {
  const { accessToken, refreshToken, username, clientKey } = (kept ?? {}) as Partial<StoredSession>;
  if (typeof accessToken !== 'string') return undefined;
  // Without it the session lasts as long as its access token; then it says so and is over.
  return {
    accessToken,
    refreshToken: typeof refreshToken === 'string' ? refreshToken : '',
    username: typeof username === 'string' ? username : '',
    ...(typeof clientKey === 'string' && { clientKey }),
  };
}

export const {
  read: readSession,
  keep: writeSession,
  /** True when there was something to clear, be it a session or what is left of one. */
  forget: clearSession,
  subscribe: subscribeSession,
} = remembered(sessionKey, sessionIn);
