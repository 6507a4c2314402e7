import { remembered } from '../memory/remembered.ts';
import { clearSession, readSession } from './stored-session.ts';

/** Reasons why the server issued no new tokens. */
const reasons = ['over', 'locked'] as const;
export type EndReason = (typeof reasons)[number];

export type EndedSession = { reason: EndReason; username: string };

function endedIn(kept: unknown): EndedSession | undefined {
  const { reason, username } = (kept ?? {}) as Partial<EndedSession>;
  const known = reasons.find((one) => one === reason);
  return known && typeof username === 'string' ? { reason: known, username } : undefined;
}

/** A session that ended without a sign-out; all tabs say so until the next sign-in. */
export const endedSession = remembered('cholang-ended-session', endedIn);

/** Ends the session. The reason is stored first, so that listeners to the session already know it. */
export function giveUpSession(reason: EndReason): void {
  const session = readSession();
  if (session) endedSession.keep({ reason, username: session.username });
  clearSession();
}
