import { AppError } from '#shared/contract/errors.ts';
import { maxSessions, type SessionRow } from '#shared/accounts/sessions.contract.ts';
import type { Actor } from '#functions/platform/tokens/access-token.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { remove } from '#functions/platform/table/table-operations.ts';
import { again, retry } from '#functions/platform/records/retry.ts';
import { Credentials } from '../account.ts';
import { accountKeys } from '../account-keys.ts';
import { deviceOf } from './device-of.ts';
import { sessionEnded, sessionsEndedAt } from './revocations.ts';
import { isExpired, Session } from './session-record.ts';

type Here = Pick<Actor, 'userId' | 'sessionId'>;

/** Shortens an IP address. Its last part identifies a household; the rest shows city or carrier. */
const networkWords = (address: string): string =>
  address.includes(':')
    ? `${address.split(':').slice(0, 3).join(':')}:…`
    : address.replace(/\.\d+\.\d+$/, '.x.x');

/** Lists sessions by last use. Sessions from before last use was recorded are sorted by their start. */
export async function listSessions({ table }: Context, { userId, sessionId }: Here): Promise<SessionRow[]> {
  const [credentials, { items }] = await Promise.all([
    table.get(accountKeys.credentials(userId), Credentials),
    table.list(
      { pk: accountKeys.sessions(userId), startsWith: accountKeys.sessionPrefix, limit: maxSessions },
      Session,
    ),
  ]);
  if (!credentials) return [];
  return items
    .flatMap((session) => {
      const id = session.sk.slice(accountKeys.sessionPrefix.length);
      if (isExpired(session, id, credentials)) return [];
      const { startedAt, usedAt = startedAt, address, userAgent = '' } = session;
      return {
        id,
        ...deviceOf(userAgent),
        network: address ? networkWords(address) : null,
        startedAt,
        usedAt,
        isThis: id === sessionId,
      };
    })
    .toSorted((a, b) => Number(b.isThis) - Number(a.isThis) || (a.usedAt > b.usedAt ? -1 : 1));
}

/** Ends one of the member's own sessions. The key contains the member's id. */
export async function endSessionThere(
  { table, now }: Context,
  { userId }: Here,
  sessionId: string,
): Promise<void> {
  const refusal = await table.write([
    remove(accountKeys.session(userId, sessionId), { when: { pk: { present: true } }, refusal: 'gone' }),
    sessionEnded({ userId, sessionId }, now()),
  ]);
  if (refusal) throw new AppError('SESSION_NOT_FOUND');
}

/** Ends all other sessions. The calling session must still be valid, so that an ended one cannot. */
export function endOtherSessions({ table, now }: Context, { userId, sessionId }: Here): Promise<void> {
  return retry(async () => {
    const [session, credentials] = await table.getMany([
      [accountKeys.session(userId, sessionId), Session],
      [accountKeys.credentials(userId), Credentials],
    ]);
    if (!session || !credentials || isExpired(session, sessionId, credentials))
      throw new AppError('SESSION_ENDED');
    const refusal = await table.write(sessionsEndedAt(userId, credentials, { at: now(), except: sessionId }));
    return refusal && again;
  });
}
