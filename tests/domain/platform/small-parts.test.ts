import { describe, expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod';
import { newId } from '#shared/values/ids.ts';
import { datedCode } from '#functions/platform/dated-code.ts';
import { shopSetting } from '#functions/platform/records/shop-setting.ts';
import { asIs } from '#functions/platform/records/audited-fields.ts';
import { newChanges, withChanges } from '#functions/platform/table/changes.ts';
import { clearItems } from '#functions/platform/table/clear-items.ts';
import { readYourWrites } from '#functions/platform/table/read-your-writes.ts';
import { shardOf } from '#functions/platform/table/shard.ts';
import { remove } from '#functions/platform/table/table-operations.ts';
import { obstacleOf, orUnavailable } from '#functions/platform/table/write-retries.ts';
import { contextOf } from '#tests/support/context.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';

describe('what staff have set for the whole shop', () => {
  const Hours = z.object({ opens: z.int(), days: z.array(z.string()), version: z.int() });
  const hours = shopSetting({
    id: 'hours',
    schema: Hours,
    usual: { opens: 8, days: ['mon'], version: 0 },
    told: { opens: asIs },
  });

  it('is as usual until somebody says otherwise, over what they read', async () => {
    const { table, rows } = memoryTable();
    const save = (given: Parameters<typeof hours.save>[1], where = table) =>
      hours.save(contextOf(where), given);
    expect(await hours.read(table)).toEqual({ opens: 8, days: ['mon'], version: 0 });
    expect(await save({ opens: 9, version: 0 })).toEqual({ opens: 9, days: ['mon'], version: 1 });
    expect(await refusalOf(save({ opens: 10, version: 0 }))).toBe('STALE_STATE');
    // Said again it is what was said, whatever version it was said of; a part of it alone is not all of it.
    const before = rows();
    expect(await save({ opens: 9, days: ['mon'], version: 0 })).toMatchObject({ opens: 9, version: 1 });
    expect(rows()).toEqual(before);
    expect(await refusalOf(save({ opens: 9, days: ['tue'], version: 0 }))).toBe('STALE_STATE');
    const crossed = meanwhile(table, () => save({ opens: 7, version: 1 }));
    expect(await refusalOf(save({ opens: 11, version: 1 }, crossed.table))).toBe('STALE_STATE');
    expect([crossed.happened(), (await hours.read(table)).opens]).toEqual([true, 7]);
    expect(rows().filter(({ entity }) => entity === 'activity')).toMatchObject([
      { fields: [{ field: 'opens', from: 8, to: 9 }] },
      { fields: [{ field: 'opens', from: 9, to: 7 }] },
    ]);
  });
});

it('all that lies in one place is taken away, page by page, with what goes along, and nothing beside it', async () => {
  const { table, put, rows } = memoryTable();
  const item = (pk: string, nth: number) => ({
    pk,
    sk: `NOTE#${String(nth).padStart(3, '0')}`,
    mark: `m${nth}`,
  });
  put(Array.from({ length: 101 }, (_, nth) => item('POT', nth)));
  put(Array.from({ length: 101 }, (_, nth) => ({ pk: 'MARK', sk: `m${nth}` })));
  put([item('CUP', 1), { pk: 'POT', sk: 'HEAD' }]);
  const clear = () =>
    clearItems(table, { pk: 'POT', startsWith: 'NOTE#' }, ({ mark }) => [
      remove({ pk: 'MARK', sk: String(mark) }),
    ]);
  await clear();
  expect(rows().map(({ pk, sk }) => `${String(pk)} ${String(sk)}`)).toEqual(['CUP NOTE#001', 'POT HEAD']);
  await clear();
  await clearItems(table, { pk: 'CUP' });
  expect(rows()).toHaveLength(1);
});

describe('an index of what its caller has just changed', () => {
  const things = { name: 'things', shards: 2 };
  const knowing = (known: string[], items: readonly Record<string, unknown>[]) =>
    withChanges(newChanges(known.join(','), Date.now()), () => readYourWrites(things, items));

  it('shows it where of each part the change is there, or a later one', () => {
    // A real clock would make the changes old while a busy machine runs the test.
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const [older, newer] = [newId(Date.now() - 2000), newId(Date.now())];
    expect(knowing([], [])).toBe(true);
    expect(knowing([`things.0.${older}`], [])).toBe(false);
    expect(knowing([`things.0.${older}`], [{ changeId: older }])).toBe(true);
    expect(knowing([`things.0.${older}`], [{ changeId: 7 }, { changeId: newer }])).toBe(true);
    expect(knowing([`things.1.${newer}`], [{ changeId: older }])).toBe(false);
    expect(knowing([`things.0.${older}`, `things.1.${newer}`], [{ changeId: older }])).toBe(false);
    expect(knowing([`things.0.${older}`, `things.1.${newer}`], [{ changeId: newer }])).toBe(true);
    // Another feed is none of this one's, and what is older than two seconds has been shown by now.
    expect(knowing([`others.0.${newer}`], [])).toBe(true);
    expect(knowing([`things.0.${newId(Date.now() - 2001)}`], [])).toBe(true);
  });
});

it('things lie in all parts of a feed, each always in the same', () => {
  const parts = Array.from({ length: 400 }, (_, nth) => shardOf(`01KAEF5X8FQ2YR0H3V6JN7T${nth}`, 4));
  for (const part of [0, 1, 2, 3]) expect(parts.filter((one) => one === part).length).toBeGreaterThan(50);
  expect([shardOf('ab', 1000), shardOf('ba', 1000), shardOf('', 4)]).toEqual([105, 135, 0]);
});

it('what is in the way of a reading asks to come again, and any other fault is told as it is', async () => {
  const named = (name: string) => Object.assign(new Error(name), { name });
  const busy = { code: 'UNAVAILABLE', details: { retryAfter: 2 } };
  for (const name of ['TransactionConflictException', 'ThrottlingException'])
    await expect(orUnavailable(Promise.reject(named(name)))).rejects.toMatchObject(busy);
  const other = named('ValidationException');
  await expect(orUnavailable(Promise.reject(other))).rejects.toBe(other);
  expect(await orUnavailable(Promise.resolve(3))).toBe(3);
  expect([obstacleOf('ThrottlingException'), obstacleOf(undefined), obstacleOf(other)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it('a code of the day has the day in Vietnam and five letters or digits that are not mistaken for others', () => {
  const code = () => datedCode('DH', new Date('2026-11-21T17:00:00.000Z'));
  const codes = Array.from({ length: 50 }, code);
  for (const one of codes) expect(one).toMatch(/^DH261122[0-9A-HJKMNP-TV-Z]{5}$/);
  expect(new Set(codes).size).toBeGreaterThan(45);
  expect(datedCode('X', new Date('2026-11-21T16:59:59.000Z'), 8)).toMatch(/^X261121.{8}$/);
});
