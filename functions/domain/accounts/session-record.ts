import * as z from 'zod';
import type { Credentials } from './account.ts';

export const Session = z.object({
  sk: z.string(),
  tokenHash: z.string(),
  startedAt: z.string(),
  /** Of the key that the browser keeps beside its tokens since it signed in. */
  clientHash: z.string().optional(),
  /** Of the call that last traded the refresh token, so that it knows its own write again. */
  renewalId: z.string().optional(),
  /** Whether that call showed the key. */
  renewedByClient: z.boolean().optional(),
  /** The password it was begun under. Sessions from before that was noted go by their hour. */
  sessionsFrom: z.string().optional(),
  userAgent: z.string().optional(),
  /** When and from where it was last renewed. */
  usedAt: z.string().optional(),
  address: z.string().optional(),
});
export type Session = z.infer<typeof Session>;

/** By which password it was begun, not by whose clock was ahead. */
export function isOver(
  { startedAt, sessionsFrom }: Session,
  sessionId: string,
  credentials: Credentials,
): boolean {
  if (sessionId === credentials.keptSession) return false;
  return sessionsFrom === undefined
    ? startedAt < credentials.sessionsFrom
    : sessionsFrom !== credentials.sessionsFrom;
}
