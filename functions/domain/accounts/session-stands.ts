import * as z from 'zod';
import type { Table } from '#functions/platform/table/table.ts';
import { accountKeys } from './account-keys.ts';

const Session = z.object({ sessionsFrom: z.string().optional() });
const Credentials = z.object({ sessionsFrom: z.string(), keptSession: z.string().optional() });

/** Whether a session still is one: not signed out, and begun under today's password. */
export async function sessionStands(table: Table, userId: string, sessionId: string): Promise<boolean> {
  const [session, credentials] = await table.getMany([
    [accountKeys.session(userId, sessionId), Session],
    [accountKeys.credentials(userId), Credentials],
  ]);
  if (!session || !credentials) return false;
  return (
    sessionId === credentials.keptSession ||
    session.sessionsFrom === undefined ||
    session.sessionsFrom === credentials.sessionsFrom
  );
}
