import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod';
import type { refresh } from '#shared/accounts/refresh.contract.ts';
import type { TokenPair } from '#shared/accounts/user.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { BodyOf } from '#shared/contract/route.ts';
import type { AccountPolicy } from '#shared/people/staff-accounts.contract.ts';
import { newId } from '#shared/values/ids.ts';
import { readPolicy } from '#functions/domain/settings/account-policy.ts';
import { happened, signedInAt } from '#functions/domain/member-log/member-log.ts';
import { signAccessToken } from '#functions/platform/tokens/sign-access-token.ts';
import { sameSecret } from '#functions/platform/content/same-secret.ts';
import { secondsAfter, secondsOf } from '#functions/platform/seconds.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { check, create, remove, update } from '#functions/platform/table/table-operations.ts';
import { Credentials, Profile } from './account.ts';
import { accountKeys } from './account-keys.ts';
import { isNameOf } from './find-account.ts';

const daySeconds = 24 * 3600;
/** Browsers come by for a new token this often while somebody works. */
const tokenSeconds = 15 * 60;

const Session = z.object({
  tokenHash: z.string(),
  startedAt: z.string(),
  /** The password it was begun under. Sessions from before that was noted go by their hour. */
  sessionsFrom: z.string().optional(),
  /** When it was last renewed, in seconds. */
  usedAt: z.int().optional(),
});
type Session = z.infer<typeof Session>;

/** `user.session.secret`: opaque to clients; only a hash of the secret is kept. */
type RefreshToken = { userId: string; sessionId: string; secret: string };

const hash = (secret: string) => createHash('sha256').update(secret).digest('base64url');
const newSecret = () => randomBytes(32).toString('base64url');
const write = ({ userId, sessionId, secret }: RefreshToken) => [userId, sessionId, secret].join('.');

function read(token: string): RefreshToken | undefined {
  const [userId, sessionId, secret, ...rest] = token.split('.');
  return userId && sessionId && secret && rest.length === 0 ? { userId, sessionId, secret } : undefined;
}

async function pair(profile: Profile, token: RefreshToken): Promise<TokenPair> {
  const { id: userId, role, status } = profile;
  return {
    accessToken: await signAccessToken({ userId, sessionId: token.sessionId, role, status }),
    refreshToken: write(token),
  };
}

type SignIn = {
  profile: Profile;
  /** As they were when whoever signs in was recognised: under a password chosen since then no session begins. */
  credentials: Pick<Credentials, 'sessionsFrom'>;
  userAgent: string;
  refusal: 'INVALID_CREDENTIALS' | 'PROVIDER_SIGN_IN_FAILED';
};

export async function startSession(
  { table, now }: Context,
  { profile, credentials: { sessionsFrom }, userAgent, refusal }: SignIn,
): Promise<TokenPair> {
  const at = now();
  const { sessionDays } = await readPolicy(table);
  const token = { userId: profile.id, sessionId: newId(at.getTime()), secret: newSecret() };
  const refused = await table.write([
    create({
      ...accountKeys.session(token.userId, token.sessionId),
      entity: 'session',
      tokenHash: hash(token.secret),
      startedAt: at.toISOString(),
      sessionsFrom,
      userAgent: userAgent.slice(0, 200),
      usedAt: secondsOf(at),
      expiresAt: secondsAfter(at, sessionDays * daySeconds),
    }),
    signedInAt(profile.id, at),
    ...happened('USER_LOGGED_IN', profile, at),
    check(accountKeys.credentials(profile.id), { when: { sessionsFrom }, refusal }),
  ]);
  if (refused) throw new AppError(refused);
  return pair(profile, token);
}

/** By which password it was begun, not by whose clock was ahead. */
function isOver({ startedAt, sessionsFrom }: Session, sessionId: string, credentials: Credentials): boolean {
  if (sessionId === credentials.keptSession) return false;
  return sessionsFrom === undefined
    ? startedAt < credentials.sessionsFrom
    : sessionsFrom !== credentials.sessionsFrom;
}

/** Who works here and left a screen alone signs in again; until then a token of before is good for its own minutes. */
const isIdle = (
  { usedAt }: Session,
  { role }: Profile,
  { staffIdleMinutes }: AccountPolicy,
  at: Date,
): boolean =>
  role !== 'user' &&
  staffIdleMinutes !== null &&
  usedAt !== undefined &&
  secondsOf(at) - usedAt > staffIdleMinutes * 60 + tokenSeconds;

/** Trades a secret for the next one, as long as nobody else has. */
async function rotate(
  { table, now }: Context,
  { token, next, sessionDays }: { token: RefreshToken; next: RefreshToken; sessionDays: number },
): Promise<boolean> {
  const key = accountKeys.session(token.userId, token.sessionId);
  const tokenHash = hash(next.secret);
  const refused = await table.write([
    update(
      key,
      {
        set: {
          tokenHash,
          usedAt: secondsOf(now()),
          expiresAt: secondsAfter(now(), sessionDays * daySeconds),
        },
      },
      { when: { tokenHash: hash(token.secret) }, refusal: 'spent' },
    ),
  ]);
  if (!refused) return true;
  // A write whose answer is lost is sent once more, and then refuses itself.
  const known = await table.get(key, Session);
  return known?.tokenHash === tokenHash;
}

/**
 * Each refresh token works once. A spent one in someone's hands means it leaked, so the whole session closes:
 * the thief and the owner both have to sign in again.
 */
export async function refreshSession(
  context: Context,
  { refreshToken, username }: BodyOf<typeof refresh>,
): Promise<TokenPair> {
  const { table } = context;
  const token = read(refreshToken);
  if (!token) throw new AppError('REFRESH_TOKEN_INVALID');
  const key = accountKeys.session(token.userId, token.sessionId);
  const [[session, profile, credentials], policy] = await Promise.all([
    table.getMany([
      [key, Session],
      [accountKeys.profile(token.userId), Profile],
      [accountKeys.credentials(token.userId), Credentials],
    ]),
    readPolicy(table),
  ]);
  if (!session || !profile || !credentials) throw new AppError('REFRESH_TOKEN_INVALID');
  if (username !== undefined && !isNameOf(profile, username)) throw new AppError('REFRESH_TOKEN_INVALID');
  if (isOver(session, token.sessionId, credentials)) throw new AppError('REFRESH_TOKEN_INVALID');
  if (profile.status === 'inactive') throw new AppError('ACCOUNT_LOCKED');
  if (isIdle(session, profile, policy, context.now())) {
    await table.write([remove(key)]);
    throw new AppError('REFRESH_TOKEN_INVALID');
  }

  const next = { ...token, secret: newSecret() };
  const isOurs = sameSecret(session.tokenHash, hash(token.secret));
  if (isOurs && (await rotate(context, { token, next, ...policy }))) return pair(profile, next);
  await table.write([remove(key)]);
  throw new AppError('REFRESH_TOKEN_REUSED');
}

/** Closing a session that is unknown or already closed is no error: the caller is signed out either way. */
export async function endSession({ table }: Context, refreshToken: string | undefined): Promise<void> {
  const token = refreshToken ? read(refreshToken) : undefined;
  if (!token) return;
  const key = accountKeys.session(token.userId, token.sessionId);
  await table.write([remove(key, { when: { tokenHash: hash(token.secret) }, refusal: 'not-ours' })]);
}
