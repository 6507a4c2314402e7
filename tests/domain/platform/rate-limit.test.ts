import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#shared/contract/errors.ts';
import type { RateLimit } from '#shared/contract/route.ts';
import { nowSeconds } from '#functions/platform/clock.ts';
import { networkOf } from '#functions/platform/limits/network.ts';
import { limitRate, limitRates, limitRateInWrite } from '#functions/platform/limits/rate-limit.ts';
import type { Table } from '#functions/platform/table/table.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';

/** Counts like the table would: one number for each key. */
function countingTable() {
  const counters = new Map<string, number>();
  const change = async (operation: Operation) => {
    const { Key, UpdateExpression = '', ExpressionAttributeValues = {} } = operation.build('t').Update ?? {};
    const key = JSON.stringify(Key);
    const [, added = ''] = /ADD #calls (:\w+)/.exec(UpdateExpression) ?? [];
    counters.set(key, (counters.get(key) ?? 0) + Number(ExpressionAttributeValues[added]));
    return { calls: counters.get(key) };
  };
  // Only `change` is called.
  return { counters, table: { change } as unknown as Table };
}

const allowed = { calls: 3, seconds: 60 };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T07:00:10.000Z') });
});
afterEach(() => void vi.useRealTimers());

async function refusalOf(turn: Promise<void>): Promise<AppError | undefined> {
  return turn.then(
    () => undefined,
    (error: unknown) => (error instanceof AppError ? error : Promise.reject(error as Error)),
  );
}

describe('a limit of 3 calls a minute', () => {
  it('lets three through and tells the fourth how long to wait', async () => {
    const { table } = countingTable();
    const turns = [];
    for (let n = 0; n < 4; n += 1) turns.push(await refusalOf(limitRate(table, 'op', '1.2.3.4', allowed)));
    expect(turns.slice(0, 3)).toEqual([undefined, undefined, undefined]);
    expect(turns[3]?.code).toBe('TOO_MANY_REQUESTS');
    expect(turns[3]?.details).toEqual({ retryAfter: 50, params: { seconds: 50 } });
  });

  it('starts anew with the next minute', async () => {
    const { table } = countingTable();
    for (let n = 0; n < 4; n += 1) await refusalOf(limitRate(table, 'op', 'a', allowed));
    vi.setSystemTime(new Date('2026-11-20T07:01:00.000Z'));
    expect(await refusalOf(limitRate(table, 'op', 'a', allowed))).toBeUndefined();
  });

  it('asks the table for wide limits a thirtieth at a time, and lets no call too many through', async () => {
    const { table, counters } = countingTable();
    const wide = { calls: 300, seconds: 60 };
    let asked = 0;
    const change: typeof table.change = (...given) => ((asked += 1), table.change(...given));
    const watched = { change } as unknown as Table;
    const turns = [];
    for (let n = 0; n < 301; n += 1) turns.push(await refusalOf(limitRate(watched, 'op', 'a', wide)));
    expect(turns.filter((refusal) => refusal !== undefined)).toHaveLength(1);
    expect([asked, ...counters.values()]).toEqual([31, 301]);
  });

  it('counts callers and operations apart', async () => {
    const { table, counters } = countingTable();
    for (const [name, caller] of [
      ['op', 'a'],
      ['op', 'b'],
      ['other', 'a'],
    ] as const)
      await limitRate(table, name, caller, allowed);
    expect([...counters.values()]).toEqual([1, 1, 1]);
  });

  it('never says to wait no time at all', async () => {
    vi.setSystemTime(new Date('2026-11-20T07:00:59.999Z'));
    const { table } = countingTable();
    for (let n = 0; n < 3; n += 1) await limitRate(table, 'op', 'a', allowed);
    expect((await refusalOf(limitRate(table, 'op', 'a', allowed)))?.details.retryAfter).toBe(1);
  });

  it('leaves a counter that removes itself after its window', async () => {
    let operation: Operation | undefined;
    const table = { change: async (given: Operation) => void (operation = given) } as unknown as Table;
    await limitRate(table, 'op', 'a', allowed);
    const values = Object.values(operation?.build('t').Update?.ExpressionAttributeValues ?? {});
    expect(values).toContain(nowSeconds() + 50 + 60);
  });
});

describe('who is counted', () => {
  const limit = { calls: 2, seconds: 60, by: ['sessionId', 'email'], net: 5 };
  type Caller = { userId?: string; address?: string; sent?: Record<string, unknown> };

  /** How many calls of these were let through. */
  async function through(callers: readonly Caller[], given: RateLimit = limit): Promise<number> {
    const { table } = countingTable();
    let count = 0;
    for (const { userId, address = '203.0.113.7', sent = {} } of callers)
      if (!(await refusalOf(limitRates(table, 'op', given, { userId, address, sent })))) count += 1;
    return count;
  }
  const times = <T>(count: number, make: (place: number) => T): T[] =>
    Array.from({ length: count }, (_, place) => make(place));

  it.each<[string, readonly Caller[], number]>([
    [
      'an account, wherever it calls from',
      times(4, (n) => ({ userId: 'u1', address: `198.51.100.${n}` })),
      2,
    ],
    ['accounts apart behind one address', times(20, (n) => ({ userId: `u${n}` })), 20],
    [
      'a session, wherever it calls from',
      times(4, (n) => ({ sent: { sessionId: 's' }, address: `::${n}` })),
      2,
    ],
    ['sessions apart, up to what one address may', times(9, (n) => ({ sent: { sessionId: `s${n}` } })), 5],
    ['the first that is named', times(4, (n) => ({ sent: { sessionId: 's', email: `${n}@a.vn` } })), 2],
    [
      'an e-mail however it is written',
      [' A@b.vn', 'a@B.vn ', 'a@b.vn'].map((email) => ({ sent: { email } })),
      2,
    ],
    ['whoever names nobody, by address', times(9, () => ({ sent: { sessionId: '' } })), 5],
    ['what is no text as nobody', times(9, () => ({ sent: { sessionId: { $ne: 1 } } })), 5],
  ])('is %s', async (_, callers, expected) => {
    expect(await through(callers)).toBe(expected);
  });

  it('is an address alone where nothing else is asked for', async () => {
    expect(
      await through(
        times(4, () => ({})),
        { calls: 2, seconds: 60 },
      ),
    ).toBe(2);
  });

  it('is twenty callers behind one address unless told', async () => {
    const calls = times(50, (n) => ({ sent: { sessionId: `s${n}` } }));
    expect(await through(calls, { calls: 2, seconds: 60, by: ['sessionId'] })).toBe(40);
  });

  it('never stands in the counter’s name as it was typed', async () => {
    const { table, counters } = countingTable();
    await limitRates(table, 'op', limit, { address: '203.0.113.7', sent: { email: 'lan@example.com' } });
    expect([...counters.keys()].join()).not.toContain('lan');
  });
});

describe('a turn within a write', () => {
  it('is refused once none is left, and says how long to wait', () => {
    const turn = limitRateInWrite('order', 'a', allowed, 'too-many');
    expect(turn.write.refusal).toBe('too-many');
    expect(turn.write.build('t').Update?.ConditionExpression).toContain(
      'attribute_not_exists(#calls) OR #calls <=',
    );
    expect(Object.values(turn.write.build('t').Update?.ExpressionAttributeValues ?? {})).toContain(2);
    expect(turn.refused()).toMatchObject({ code: 'TOO_MANY_REQUESTS', details: { retryAfter: 50 } });
  });
});

describe('a network', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::ffff:cb00:7109', '203.0.113.9'],
    ['64:ff9b::203.0.113.9', '64:ff9b:0:0::/64'],
    ['junk', 'unknown'],
    ['', 'unknown'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
