import * as z from 'zod';
import type { Credentials } from '../account.ts';

export const Session = z.object({
  sk: z.string(),
  tokenHash: z.string(),
  startedAt: z.string(),
  /** Hash of the client key that the browser keeps beside its tokens since it signed in. */
  clientHash: z.string().optional(),
  /** Id of the call that last renewed the session, so that a retried write recognises its own result. */
  renewalId: z.string().optional(),
  /** Whether that call sent the client key. */
  renewedByClient: z.boolean().optional(),
  /** Version of the password the session began under. Older sessions lack it. */
  sessionsFrom: z.string().optional(),
  userAgent: z.string().optional(),
  /** Time of the last renewal; the next fields say from which device and address. */
  usedAt: z.string().optional(),
  address: z.string().optional(),
});
export type Session = z.infer<typeof Session>;

/** Returns whether a session is over, by password versions, because clocks differ. */
export function isExpired(
  { startedAt, sessionsFrom }: Session,
  sessionId: string,
  credentials: Credentials,
): boolean {
  if (sessionId === credentials.keptSession) return false;
  return sessionsFrom === undefined
    ? startedAt < credentials.sessionsFrom
    : sessionsFrom !== credentials.sessionsFrom;
}
