import { beforeAll, describe, expect, it } from 'vitest';
import { Credentials, credentialsItem, profileRecord } from '#functions/domain/accounts/account.ts';
import { accountKeys } from '#functions/domain/accounts/account-keys.ts';
import { Session } from '#functions/domain/accounts/sessions/session-record.ts';
import { refreshSession, startSession } from '#functions/domain/accounts/sessions/sessions.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { update } from '#functions/platform/table/table-operations.ts';
import { contextOf } from '#tests/support/context.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aProfile } from '#tests/support/profile.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { useSecret } from '../support/secret.ts';

beforeAll(useSecret);

const begun = Date.parse('2026-11-22T03:00:00.000Z');

/** Somebody who signed in, and their browser, which keeps a key beside its tokens. */
async function aSignedIn(userAgent = 'a test') {
  const { table, put } = memoryTable();
  let moment = begun;
  const now = () => new Date(moment);
  const profile = aProfile({}, now().toISOString());
  put([profileRecord.item(profile), credentialsItem(profile.id, { sessionsFrom: now().toISOString() })]);
  const credentials = await table.get(accountKeys.credentials(profile.id), Credentials);
  if (!credentials) throw new Error('The member is gone');
  const signIn = { profile, credentials, userAgent, refusal: 'INVALID_CREDENTIALS' } as const;
  const { refreshToken: first, clientKey } = await startSession(contextOf(table, now), signIn);
  const key = accountKeys.session(profile.id, first.split('.')[1] ?? '');
  const refresh = (refreshToken: string, shown: string | undefined = clientKey, at: Table = table) =>
    refreshSession(contextOf(at, now), { refreshToken, clientKey: shown });
  const withoutKey = (refreshToken: string) => refreshSession(contextOf(table, now), { refreshToken });
  const session = () => table.get(key, Session);
  const later = (milliseconds: number) => void (moment += milliseconds);
  return { table, key, first, clientKey, refresh, withoutKey, session, later };
}

describe('a refresh token that is presented again by the client that traded it', () => {
  it.each([0, 29_999, 30_000])('%i milliseconds later gets the same next token', async (passed) => {
    const { first, refresh, later } = await aSignedIn();
    const lost = await refresh(first);
    later(passed);
    const again = await refresh(first);
    expect(again.refreshToken).toBe(lost.refreshToken);
    // The pair that is heard at last goes on as any other.
    await expect(refresh(again.refreshToken)).resolves.toMatchObject({});
  });

  it('ends the session 30,001 milliseconds later', async () => {
    const { first, refresh, later, session } = await aSignedIn();
    const lost = await refresh(first);
    later(30_001);
    expect(await refusalOf(refresh(first))).toBe('REFRESH_TOKEN_REUSED');
    expect(await session()).toBeUndefined();
    expect(await refusalOf(refresh(lost.refreshToken))).toBe('REFRESH_TOKEN_INVALID');
  });

  it('does not gain time by being presented', async () => {
    const { first, refresh, later } = await aSignedIn();
    await refresh(first);
    later(20_000);
    await refresh(first);
    later(20_000);
    expect(await refusalOf(refresh(first))).toBe('REFRESH_TOKEN_REUSED');
  });

  it('ends the session once the token after it was traded too', async () => {
    const { first, refresh } = await aSignedIn();
    const second = await refresh(first);
    await refresh(second.refreshToken);
    expect(await refusalOf(refresh(first))).toBe('REFRESH_TOKEN_REUSED');
  });

  it('gets the same next token in two tabs at once', async () => {
    const { table, first, clientKey, refresh } = await aSignedIn();
    const quicker: string[] = [];
    const between = meanwhile(table, async () => void quicker.push((await refresh(first)).refreshToken));
    const slower = await refresh(first, clientKey, between.table);
    expect(between.happened()).toBe(true);
    expect(quicker).toEqual([slower.refreshToken]);
  });
});

describe('a refresh token that was traded', () => {
  it.each([
    ['with another key', 'another key'],
    ['with an empty key', ''],
  ])('ends the session when it is presented %s', async (_, shown) => {
    const { first, refresh, session } = await aSignedIn();
    await refresh(first);
    expect(await refusalOf(refresh(first, shown))).toBe('REFRESH_TOKEN_REUSED');
    expect(await session()).toBeUndefined();
  });

  it('ends the session when it is presented without a key', async () => {
    const { first, refresh, withoutKey } = await aSignedIn();
    await refresh(first);
    expect(await refusalOf(withoutKey(first))).toBe('REFRESH_TOKEN_REUSED');
  });

  it('ends the session for its own client, too, when somebody without the key had traded it', async () => {
    const { first, refresh, withoutKey } = await aSignedIn();
    const stolen = await withoutKey(first);
    expect(await refusalOf(refresh(first))).toBe('REFRESH_TOKEN_REUSED');
    expect(await refusalOf(withoutKey(stolen.refreshToken))).toBe('REFRESH_TOKEN_INVALID');
  });

  it('ends the session when somebody without the key is a moment slower than its client', async () => {
    const { table, first, refresh } = await aSignedIn();
    const between = meanwhile(table, () => refresh(first));
    expect(await refusalOf(refresh(first, 'another key', between.table))).toBe('REFRESH_TOKEN_REUSED');
    expect(between.happened()).toBe(true);
  });

  it('ends a session that was begun before clients had keys', async () => {
    const { table, key, first, refresh } = await aSignedIn();
    await table.write([update(key, { remove: ['clientHash'] })]);
    await refresh(first);
    expect(await refusalOf(refresh(first))).toBe('REFRESH_TOKEN_REUSED');
  });

  it('ends the session when no hour of its trade is known', async () => {
    const { table, key, first, refresh } = await aSignedIn();
    await refresh(first);
    await table.write([update(key, { remove: ['usedAt'] })]);
    expect(await refusalOf(refresh(first))).toBe('REFRESH_TOKEN_REUSED');
  });
});

it('neither the key of a client nor the next secret is stored', async () => {
  const { first, clientKey, refresh, session } = await aSignedIn();
  const { refreshToken } = await refresh(first);
  const stored = JSON.stringify(await session());
  expect(stored).toContain('tokenHash');
  for (const secret of [clientKey, refreshToken.split('.')[2] ?? '', first.split('.')[2] ?? ''])
    expect(stored).not.toContain(secret);
});

it('of what a browser says of itself the first two hundred letters are kept', async () => {
  const { session } = await aSignedIn('M'.repeat(201));
  expect((await session())?.userAgent).toBe('M'.repeat(200));
});
