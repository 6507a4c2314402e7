import { type Operation, update } from '#functions/platform/table/table-operations.ts';
import type { TableContext } from '#functions/platform/table/context.ts';
import { revoke } from '#functions/platform/tokens/revocation-list.ts';
import { Credentials } from '../account.ts';
import { accountKeys } from '../account-keys.ts';

type Session = { userId: string; sessionId: string };

/** Ends one session in the transaction that deletes it. Its access token is refused within the second. */
export const sessionEnded = ({ userId, sessionId }: Session, at: Date): Operation =>
  revoke({ what: 'session', userId, sessionId }, at);

/** Time of the revocation, and the session that survives it. */
type Revocation = { at: Date; except?: string | undefined };

/** Revokes all sessions begun before `at`, for callers that write the credentials at that instant. */
export const sessionsEnded = (userId: string, { at, except }: Revocation): Operation =>
  revoke({ what: 'sessions', userId, from: at.toISOString(), except }, at);

/** Returns an instant later than the last one, because clocks differ and sessions are told by instants. */
export const laterThan = (last: string, at: Date): Date =>
  new Date(Math.max(at.getTime(), (Date.parse(last) || 0) + 1));

/**
 * Revokes all sessions with a version check on the credentials that were read (refusal `sessions`), so that two
 * concurrent revocations cannot restore each other's sessions.
 */
export function sessionsEndedAt(
  userId: string,
  { sessionsFrom, keptSession }: Credentials,
  { at, except }: Revocation,
): Operation<'sessions'>[] {
  const from = laterThan(sessionsFrom, at);
  const set = { sessionsFrom: from.toISOString(), ...(except && { keptSession: except }) };
  return [
    update(
      accountKeys.credentials(userId),
      { set, ...(!except && { remove: ['keptSession'] }) },
      { when: { sessionsFrom, keptSession: keptSession ?? { missing: true } }, refusal: 'sessions' },
    ),
    sessionsEnded(userId, { at: from, except }),
  ];
}

/**
 * Signs a member out everywhere. Belongs to the transaction of its reason, e.g. a lock. Changes of role or
 * status do not need it: their write already ends tokens that carry the old ones.
 */
export async function revokeSessions(
  { table }: TableContext,
  userId: string,
  at: Date,
): Promise<Operation<'sessions'>[]> {
  const credentials = await table.get(accountKeys.credentials(userId), Credentials);
  return credentials ? sessionsEndedAt(userId, credentials, { at }) : [];
}
