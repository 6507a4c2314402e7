import * as z from 'zod';
import type { Context } from '#functions/platform/table/context.ts';
import { Credentials } from '../account.ts';
import { accountKeys } from '../account-keys.ts';

const Begun = z.object({ startedAt: z.string(), sessionsFrom: z.string().optional() });
/** Upper limit of sessions that are counted; no member has more. */
const maxSessions = 100;

/** Number of open sessions of a member. Sessions ended by "sign out everywhere" are not counted. */
export async function countSessions({ table }: Context, userId: string): Promise<number> {
  const [{ items }, credentials] = await Promise.all([
    table.list({ pk: accountKeys.credentials(userId).pk, startsWith: 'SESSION#', limit: maxSessions }, Begun),
    table.get(accountKeys.credentials(userId), Credentials),
  ]);
  const from = credentials?.sessionsFrom ?? '';
  return items.filter(({ startedAt, sessionsFrom }) =>
    sessionsFrom === undefined ? startedAt >= from : sessionsFrom === from,
  ).length;
}
