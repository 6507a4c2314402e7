import type { Table } from '#functions/platform/table/table.ts';
import { Credentials } from '../account.ts';
import { accountKeys } from '../account-keys.ts';
import { isExpired, Session } from './session-record.ts';

/** Returns whether a session is still valid: not signed out, and begun under the current password. */
export async function isSessionValid(
  table: Pick<Table, 'getMany'>,
  userId: string,
  sessionId: string,
): Promise<boolean> {
  const [session, credentials] = await table.getMany([
    [accountKeys.session(userId, sessionId), Session],
    [accountKeys.credentials(userId), Credentials],
  ]);
  return session !== undefined && credentials !== undefined && !isExpired(session, sessionId, credentials);
}
