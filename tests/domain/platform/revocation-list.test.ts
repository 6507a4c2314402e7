import { afterEach, describe, expect, it, vi } from 'vitest';
import { newId } from '#shared/values/ids.ts';
import {
  revocationSeconds,
  type End,
  requireNotRevoked,
  revoke,
  type TokenFacts,
} from '#functions/platform/tokens/revocation-list.ts';
import { log } from '#functions/platform/log.ts';
import { lookAgain } from '#tests/support/look-again.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { stages } from '#infra/stages.ts';

afterEach(() => vi.restoreAllMocks());

const at = (seconds = 0) => new Date(Date.now() + seconds * 1000);
const before = '2026-01-01T00:00:00.000Z';

/** A member nobody else knows, and what becomes of their token. */
function aToken() {
  const { table } = memoryTable();
  const userId = newId();
  const token: TokenFacts = {
    userId,
    sessionId: `${userId}-s`,
    role: 'user',
    status: 'active',
    since: before,
    madeAt: Date.now(),
  };
  const answer = (changed: Partial<typeof token> = {}) =>
    requireNotRevoked(table, { ...token, ...changed }).then(
      () => 'ok',
      (error: { code: string }) => error.code,
    );
  const tell = async (end: End, when = at()) => {
    await table.write([revoke(end, when)]);
    lookAgain();
  };
  return { table, userId, token, answer, tell };
}

describe('a token', () => {
  it('of a session that ended is refused, of another not', async () => {
    const { userId, token, answer, tell } = aToken();
    expect(await answer()).toBe('ok');
    await tell({ what: 'session', userId, sessionId: token.sessionId });
    expect([await answer(), await answer({ sessionId: 'another' })]).toEqual(['SESSION_ENDED', 'ok']);
  });

  it('of any session begun before all were ended is refused, but of the one that was kept', async () => {
    const { userId, answer, tell } = aToken();
    const from = at().toISOString();
    await tell({ what: 'sessions', userId, from, except: 'kept' });
    expect(await answer()).toBe('SESSION_ENDED');
    expect(await answer({ sessionId: 'kept' })).toBe('ok');
    expect(await answer({ since: from })).toBe('ok');
    await tell({ what: 'sessions', userId, from: at(1).toISOString() }, at(1));
    expect(await answer({ sessionId: 'kept', since: from })).toBe('SESSION_ENDED');
  });

  it('of a session that was kept once is refused once all were ended, whatever was kept after that', async () => {
    const { userId, answer, tell } = aToken();
    await tell({ what: 'sessions', userId, from: at().toISOString(), except: 'first' });
    await tell({ what: 'sessions', userId, from: at(1).toISOString(), except: 'second' }, at(1));
    expect([await answer({ sessionId: 'first' }), await answer({ sessionId: 'second' })]).toEqual([
      'SESSION_ENDED',
      'SESSION_ENDED',
    ]);
  });

  it('that says another role or status is behind; one that says the same, or was made later, is not', async () => {
    const { userId, answer, tell } = aToken();
    await tell({ what: 'standing', userId, role: 'admin', status: 'active', asOf: at().toISOString() });
    expect([await answer(), await answer({ role: 'admin' })]).toEqual(['TOKEN_BEHIND', 'ok']);
    expect(await answer({ madeAt: Date.now() + 6000 })).toBe('ok');
    const asOf = at(1).toISOString();
    await tell({ what: 'standing', userId, role: 'user', status: 'kyc_changing', asOf }, at(1));
    expect([await answer({ role: 'admin' }), await answer({ status: 'kyc_changing' })]).toEqual([
      'TOKEN_BEHIND',
      'ok',
    ]);
    // What is told late is of before: who knows a later state is right.
    expect(await answer({ status: 'active', asOf: at(2).toISOString() })).toBe('ok');
  });

  it('is looked for at most twice a second, by however many calls at once', async () => {
    const { table, answer } = aToken();
    const list = vi.spyOn(table, 'list');
    lookAgain();
    await Promise.all(Array.from({ length: 50 }, () => answer()));
    await answer();
    expect(list).toHaveBeenCalledOnce();
  });

  it('is believed for a moment while the table cannot be asked, and then no more', async () => {
    const { table, answer } = aToken();
    vi.spyOn(log, 'warn').mockReturnValue();
    lookAgain();
    expect(await answer()).toBe('ok');
    vi.spyOn(table, 'list').mockRejectedValue(Object.assign(new Error('away'), { code: 'AWAY' }));
    lookAgain();
    expect(await answer()).toBe('ok');
    for (let nth = 0; nth < 11; nth += 1) lookAgain();
    expect(await answer()).toBe('AWAY');
  });
});

it.each(Object.values(stages))('outlives no token of $name', ({ accessTokenSeconds }) => {
  expect(accessTokenSeconds + 60).toBeLessThan(revocationSeconds);
});
