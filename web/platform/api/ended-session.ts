import { remembered } from '../memory/remembered.ts';
import { clearSession, readSession } from './stored-session.ts';

/** Why the server gave no more tokens. */
const reasons = ['over', 'locked'] as const;
export type EndReason = (typeof reasons)[number];

export type EndedSession = { reason: EndReason; username: string };

function endedIn(kept: unknown): EndedSession | undefined {
  const { reason, username } = (kept ?? {}) as Partial<EndedSession>;
  const known = reasons.find((one) => one === reason);
  return known && typeof username === 'string' ? { reason: known, username } : undefined;
}

/**
 * A session that ended by itself, in all tabs alike: somebody who did not sign out is told so until they sign in again,
 * and finds again what they had typed in this tab.
 */
export const endedSession = remembered('cholang-ended-session', endedIn);

/** Noted before the session goes, so that whoever hears that it went knows why. */
export function giveUpSession(reason: EndReason): void {
  const session = readSession();
  if (session) endedSession.keep({ reason, username: session.username });
  clearSession();
}
