import { type Operation, update } from '#functions/platform/table/table-operations.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { tellEnded } from '#functions/platform/tokens/ended-lately.ts';
import { Credentials } from './account.ts';
import { accountKeys } from './account-keys.ts';

type Session = { userId: string; sessionId: string };

/** One session ends: to be written with what takes it away. Its access token is refused within the second. */
export const sessionOver = ({ userId, sessionId }: Session, at: Date): Operation =>
  tellEnded({ what: 'session', userId, sessionId }, at);

/** When, and which session lasts all the same. */
type Revocation = { at: Date; except?: string | undefined };

/** All of them end that began before; for whoever writes the member's credentials anyway, at this very instant. */
export const sessionsOver = (userId: string, { at, except }: Revocation): Operation =>
  tellEnded({ what: 'sessions', userId, from: at.toISOString(), except }, at);

/** Instants tell sessions apart: one later than the last, though clocks differ and much falls into one millisecond. */
export const laterThan = (last: string, at: Date): Date =>
  new Date(Math.max(at.getTime(), (Date.parse(last) || 0) + 1));

/** The same over credentials as they were read ('sessions'): of two at once neither brings back what the other ended. */
export function sessionsOverAt(
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
    sessionsOver(userId, { at: from, except }),
  ];
}

/**
 * Signs a member out everywhere: to stand in the transaction with its reason, a lock for one. A change of role or status
 * needs none of it: tokens that say another than the profile are behind once it is written.
 */
export async function revokeSessions(
  { table }: Pick<Context, 'table'>,
  userId: string,
  at: Date,
): Promise<Operation<'sessions'>[]> {
  const credentials = await table.get(accountKeys.credentials(userId), Credentials);
  return credentials ? sessionsOverAt(userId, credentials, { at }) : [];
}
