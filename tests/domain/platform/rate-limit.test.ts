import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { nowSeconds } from '#functions/platform/clock.ts';
import { takeTurn } from '#functions/platform/rate-limit.ts';
import type { Table } from '#functions/platform/table.ts';
import type { Operation } from '#functions/platform/table-operations.ts';

/** Counts like the table would: one number for each key. */
function countingTable() {
  const counters = new Map<string, number>();
  const change = async (operation: Operation) => {
    const key = JSON.stringify(operation.build('t').Update?.Key);
    counters.set(key, (counters.get(key) ?? 0) + 1);
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
    for (let n = 0; n < 4; n += 1) turns.push(await refusalOf(takeTurn(table, 'op', '1.2.3.4', allowed)));
    expect(turns.slice(0, 3)).toEqual([undefined, undefined, undefined]);
    expect(turns[3]?.code).toBe('TOO_MANY_REQUESTS');
    expect(turns[3]?.details).toEqual({ retryAfter: 50, params: { seconds: 50 } });
  });

  it('starts anew with the next minute', async () => {
    const { table } = countingTable();
    for (let n = 0; n < 4; n += 1) await refusalOf(takeTurn(table, 'op', 'a', allowed));
    vi.setSystemTime(new Date('2026-11-20T07:01:00.000Z'));
    expect(await refusalOf(takeTurn(table, 'op', 'a', allowed))).toBeUndefined();
  });

  it('counts callers and operations apart', async () => {
    const { table, counters } = countingTable();
    for (const [name, caller] of [
      ['op', 'a'],
      ['op', 'b'],
      ['other', 'a'],
    ] as const)
      await takeTurn(table, name, caller, allowed);
    expect([...counters.values()]).toEqual([1, 1, 1]);
  });

  it('never says to wait no time at all', async () => {
    vi.setSystemTime(new Date('2026-11-20T07:00:59.999Z'));
    const { table } = countingTable();
    for (let n = 0; n < 3; n += 1) await takeTurn(table, 'op', 'a', allowed);
    expect((await refusalOf(takeTurn(table, 'op', 'a', allowed)))?.details.retryAfter).toBe(1);
  });

  it('leaves a counter that removes itself after its window', async () => {
    let operation: Operation | undefined;
    const table = { change: async (given: Operation) => void (operation = given) } as unknown as Table;
    await takeTurn(table, 'op', 'a', allowed);
    const values = Object.values(operation?.build('t').Update?.ExpressionAttributeValues ?? {});
    expect(values).toContain(nowSeconds() + 50 + 60);
  });
});
