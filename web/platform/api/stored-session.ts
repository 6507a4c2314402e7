import { remembered } from '../memory/remembered.ts';

/**
 * Session of this browser. One key in local storage holds both tokens, so that a renewed pair appears in every
 * tab at once and never partially. `username` identifies the account in the refresh call.
 */
export const sessionKey = 'cholang-session';

export type StoredSession = {
  accessToken: string;
  refreshToken: string;
  username: string;
  /** Sent to repeat a refresh whose response was lost. Sessions older than this field have none. */
  clientKey?: string;
};

function sessionIn(kept: unknown): StoredSession | undefined {
  const { accessToken, refreshToken, username, clientKey } = (kept ?? {}) as Partial<StoredSession>;
  if (typeof accessToken !== 'string') return undefined;
  // Without a refresh token the session lasts as long as its access token and then ends with a message.
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
  /** Clears the stored session. Returns true if anything was stored, even invalid data. */
  forget: clearSession,
  subscribe: subscribeSession,
} = remembered(sessionKey, sessionIn);
