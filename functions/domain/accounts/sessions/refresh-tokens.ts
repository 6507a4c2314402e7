import { createHash, randomBytes } from 'node:crypto';
import { sameSecret } from '#functions/platform/content/same-secret.ts';
import { nextSecret } from '#functions/platform/tokens/next-secret.ts';
import type { Session } from './session-record.ts';

/** `user.session.secret`; opaque to clients. Only a hash of the secret is stored. */
export type RefreshToken = { userId: string; sessionId: string; secret: string };

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
export const newSecret = (): string => randomBytes(32).toString('base64url');

export const writeToken = ({ userId, sessionId, secret }: RefreshToken): string =>
  [userId, sessionId, secret].join('.');

export function readToken(token: string): RefreshToken | undefined {
  const [userId, sessionId, secret, ...rest] = token.split('.');
  return userId && sessionId && secret && rest.length === 0 ? { userId, sessionId, secret } : undefined;
}

export const nextToken = async (token: RefreshToken): Promise<RefreshToken> => ({
  ...token,
  secret: await nextSecret(writeToken(token)),
});

/** Returns whether the browser that signed in asks, by its client key. Older sessions have none. */
export const isSameClient = ({ clientHash }: Session, clientKey: string | undefined): boolean =>
  clientHash !== undefined && clientKey !== undefined && sameSecret(clientHash, hashOf(clientKey));

const lostAnswerMilliseconds = 30_000;

/**
 * Returns whether the response with the next token was lost on the way. For half a minute the same client gets
 * the same token again; by then it has arrived or the client has given up.
 */
export const isRetryOfRefresh = (
  { tokenHash, usedAt, renewedByClient }: Session,
  { next, isClient, at }: { next: RefreshToken; isClient: boolean; at: Date },
): boolean =>
  isClient &&
  renewedByClient === true &&
  usedAt !== undefined &&
  sameSecret(tokenHash, hashOf(next.secret)) &&
  at.getTime() - Date.parse(usedAt) <= lostAnswerMilliseconds;
