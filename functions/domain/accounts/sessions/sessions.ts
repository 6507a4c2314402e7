import type { refresh } from '#shared/accounts/refresh.contract.ts';
import type { SignInTokens, TokenPair } from '#shared/accounts/user.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { BodyOf } from '#shared/contract/route.ts';
import type { AccountPolicy } from '#shared/people/staff-accounts.contract.ts';
import { newId } from '#shared/values/ids.ts';
import { readPolicy } from '#functions/domain/settings/account-policy.ts';
import { happened, signedInAt } from '../member-log/member-log.ts';
import { signAccessToken } from '#functions/platform/tokens/sign-access-token.ts';
import { sameSecret } from '#functions/platform/content/same-secret.ts';
import { secondsAfter, secondsOf } from '#functions/platform/seconds.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { check, create, remove, update } from '#functions/platform/table/table-operations.ts';
import { Credentials, Profile } from '../account.ts';
import { accountKeys } from '../account-keys.ts';
import { deviceTrace } from './same-person-signals.ts';
import { isNameOf } from '../find-account.ts';
import {
  hashOf,
  isRetryOfRefresh,
  isSameClient,
  newSecret,
  nextToken,
  readToken,
  type RefreshToken,
  writeToken,
} from './refresh-tokens.ts';
import { sessionEnded } from './revocations.ts';
import { isExpired, Session } from './session-record.ts';

const daySeconds = 24 * 3600;
/** Lifetime of an access token; active browsers renew it this often. */
const tokenSeconds = 15 * 60;

async function pair(
  profile: Profile,
  { sessionsFrom: since }: Pick<Credentials, 'sessionsFrom'>,
  token: RefreshToken,
): Promise<TokenPair> {
  const { id: userId, role, status, updatedAt: asOf } = profile;
  return {
    accessToken: await signAccessToken({ userId, sessionId: token.sessionId, role, status, since, asOf }),
    refreshToken: writeToken(token),
  };
}

type Device = { userAgent?: string | undefined; sourceIp?: string | undefined };

type SignIn = {
  profile: Profile;
  /** Credentials as read at sign-in. If the password changed since then, no session begins. */
  credentials: Pick<Credentials, 'sessionsFrom'>;
  userAgent: string;
  sourceIp?: string;
  refusal: 'INVALID_CREDENTIALS' | 'PROVIDER_SIGN_IN_FAILED' | 'PASSKEY_REFUSED' | 'RECOVERY_CODE_WRONG';
};

/** Time, device and address of the last use, as shown to the owner of the session. */
const placeOf = ({ userAgent, sourceIp }: Device, at: Date) => ({
  usedAt: at.toISOString(),
  ...(userAgent !== undefined && { userAgent: userAgent.slice(0, 200) }),
  ...(sourceIp && { address: sourceIp.slice(0, 45) }),
});

export async function startSession(
  { table, now }: Context,
  { profile, credentials: { sessionsFrom }, userAgent, sourceIp, refusal }: SignIn,
): Promise<SignInTokens> {
  const at = now();
  const { sessionDays } = await readPolicy(table);
  const token = { userId: profile.id, sessionId: newId(at.getTime()), secret: newSecret() };
  const clientKey = newSecret();
  const refused = await table.write([
    create({
      ...accountKeys.session(token.userId, token.sessionId),
      entity: 'session',
      tokenHash: hashOf(token.secret),
      clientHash: hashOf(clientKey),
      startedAt: at.toISOString(),
      sessionsFrom,
      ...placeOf({ userAgent, sourceIp }, at),
      expiresAt: secondsAfter(at, sessionDays * daySeconds),
    }),
    signedInAt(profile.id, at),
    ...deviceTrace(profile.id, { userAgent, sourceIp }, at),
    ...happened('USER_LOGGED_IN', profile, at),
    check(accountKeys.credentials(profile.id), { when: { sessionsFrom }, refusal }),
  ]);
  if (refused) throw new AppError(refused);
  return { ...(await pair(profile, { sessionsFrom }, token)), clientKey };
}

/** Returns whether a staff session was idle too long. Its access token stays valid for its own minutes. */
const isIdle = (
  { usedAt }: Session,
  { role }: Profile,
  { staffIdleMinutes }: AccountPolicy,
  at: Date,
): boolean =>
  role !== 'user' &&
  staffIdleMinutes !== null &&
  usedAt !== undefined &&
  secondsOf(at) - secondsOf(new Date(usedAt)) > staffIdleMinutes * 60 + tokenSeconds;

type Rotation = {
  token: RefreshToken;
  next: RefreshToken;
  isClient: boolean;
  device: Device;
  sessionDays: number;
};

/** Replaces the secret in a conditional write. If another call was first, returns the current session. */
async function rotate(
  { table, now }: Context,
  { token, next, isClient, device, sessionDays }: Rotation,
): Promise<'rotated' | Session | undefined> {
  const key = accountKeys.session(token.userId, token.sessionId);
  const renewalId = newId(now().getTime());
  const refused = await table.write([
    update(
      key,
      {
        set: {
          tokenHash: hashOf(next.secret),
          renewalId,
          renewedByClient: isClient,
          expiresAt: secondsAfter(now(), sessionDays * daySeconds),
          ...placeOf(device, now()),
        },
      },
      { when: { tokenHash: hashOf(token.secret) }, refusal: 'spent' },
    ),
  ]);
  if (!refused) return 'rotated';
  // The SDK retries a write whose response was lost; the retry then fails on its own condition.
  const known = await table.get(key, Session);
  return known?.renewalId === renewalId ? 'rotated' : known;
}

/**
 * Renews a session. Each refresh token works once: a spent one means that it leaked, so the whole session
 * closes and both thief and owner must sign in again. Only the client that spent it a moment ago gets the same
 * answer again.
 */
export async function refreshSession(
  context: Context,
  { refreshToken, username, clientKey, ...device }: BodyOf<typeof refresh> & Device,
): Promise<TokenPair> {
  const { table } = context;
  const token = readToken(refreshToken);
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
  if (isExpired(session, token.sessionId, credentials)) throw new AppError('REFRESH_TOKEN_INVALID');
  if (profile.status === 'inactive') throw new AppError('ACCOUNT_LOCKED');
  if (isIdle(session, profile, policy, context.now())) {
    await table.write([remove(key), sessionEnded(token, context.now())]);
    throw new AppError('REFRESH_TOKEN_INVALID');
  }

  const next = await nextToken(token);
  const isClient = isSameClient(session, clientKey);
  const isOurs = sameSecret(session.tokenHash, hashOf(token.secret));
  const latest = isOurs ? await rotate(context, { token, next, isClient, device, ...policy }) : session;
  const isHeard =
    latest === 'rotated' || (latest && isRetryOfRefresh(latest, { next, isClient, at: context.now() }));
  if (isHeard) return pair(profile, credentials, next);
  await table.write([remove(key), sessionEnded(token, context.now())]);
  throw new AppError('REFRESH_TOKEN_REUSED');
}

/** Ends a session. An unknown or closed session is no error, since the caller is signed out either way. */
export async function endSession({ table, now }: Context, refreshToken: string | undefined): Promise<void> {
  const token = refreshToken ? readToken(refreshToken) : undefined;
  if (!token) return;
  const key = accountKeys.session(token.userId, token.sessionId);
  await table.write([
    remove(key, { when: { tokenHash: hashOf(token.secret) }, refusal: 'not-ours' }),
    sessionEnded(token, now()),
  ]);
}
