import { type Operation, update } from '#functions/platform/table/table-operations.ts';
import { tellEnded } from '#functions/platform/tokens/ended-lately.ts';
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

/**
 * Signs a member out everywhere, or everywhere else: to stand in the transaction with its reason, a lock for one. A
 * change of role or status needs none of it: tokens that say another than the profile are behind once it is written.
 */
export function revokeSessions(userId: string, { at, except }: Revocation): Operation[] {
  const set = { sessionsFrom: at.toISOString(), ...(except && { keptSession: except }) };
  return [
    update(accountKeys.credentials(userId), { set, ...(!except && { remove: ['keptSession'] }) }),
    sessionsOver(userId, { at, except }),
  ];
}
