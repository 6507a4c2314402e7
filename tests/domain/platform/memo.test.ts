import { afterEach, expect, it, vi } from 'vitest';
import { countsByQuery, memoByQuery, memoByInputs, memoByRevision } from '#functions/platform/views/memo.ts';

afterEach(() => vi.restoreAllMocks());

const ask = {};

it('works cheap things out once for each revision', async () => {
  let worked = 0;
  const counted = memoByRevision(async () => (worked += 1));
  for (const [revision, times] of [
    [1, 1],
    [1, 1],
    [2, 2],
  ] as const)
    expect(await counted({ ask, revision })).toBe(times);
  expect(await counted({ ask: {}, revision: 2 })).toBe(3);
});

it('lets what was costly twice grow as old as twenty times what it cost', async () => {
  let time = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => time);
  let worked = 0;
  const counted = memoByRevision(async () => {
    time += 100;
    return (worked += 1);
  });
  expect(await counted({ ask, revision: 1 })).toBe(1);
  expect(await counted({ ask, revision: 2 })).toBe(2);
  time += 1_900;
  expect(await counted({ ask, revision: 3 })).toBe(2);
  time += 200;
  expect(await counted({ ask, revision: 3 })).toBe(3);
});

it('shares what is being worked out, and works anew after what failed', async () => {
  let worked = 0;
  const counted = memoByRevision(async () => {
    worked += 1;
    if (worked === 1) throw new Error('The database is gone');
    return worked;
  });
  const both = [counted({ ask, revision: 1 }), counted({ ask, revision: 1 })];
  for (const failing of both) await expect(failing).rejects.toThrow('is gone');
  expect(await counted({ ask, revision: 1 })).toBe(2);
});

it('counts anew when rows changed, in a market where that is dear only now and then', async () => {
  let time = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => time);
  const counts = countsByQuery(10);
  const dear = async (): Promise<number> => {
    time += 100;
    return time;
  };
  const asked = (revision: number, count: () => Promise<number>) =>
    counts({ ask, revision }, count.name, count);
  const cheap = async () => time;
  expect([await asked(1, dear), await asked(2, dear), await asked(3, dear)]).toEqual([100, 200, 200]);
  expect(await asked(3, cheap)).toBe(200);
  time += 1_900;
  expect(await asked(4, cheap)).toBe(2_100);
  time += 200;
  expect(await asked(4, dear)).toBe(2_400);
});

it('forgets first the count nobody asked for longest', async () => {
  const counts = countsByQuery(2);
  const counted: string[] = [];
  for (const asked of ['a', 'b', 'a', 'c', 'a', 'b'])
    await counts({ ask, revision: 1 }, asked, async () => counted.push(asked));
  expect(counted).toEqual(['a', 'b', 'c', 'b']);
});

it('keeps what comes of the same things', () => {
  let worked = 0;
  const ask = memoByInputs((..._from: object[]) => (worked += 1));
  const [a, b] = [{}, {}];
  expect([ask(a, b), ask(a, b), ask(a, {}), ask(b, a)]).toEqual([1, 1, 2, 3]);
});

it('keeps so many answers until the rows change, those of each kind of rows apart', async () => {
  const answers = memoByQuery(2);
  const worked: string[] = [];
  const answer = (asked: string, revision = 1, rows: object = ask) =>
    answers({ ask: rows, revision }, asked, async () => {
      worked.push(`${asked}${revision}`);
      return `${asked} of ${revision}`;
    });
  for (const asked of ['a', 'b', 'a', 'b']) await answer(asked);
  expect(worked).toEqual(['a1', 'b1']);
  // There is room for two: the one that was asked for last but one makes room.
  for (const asked of ['a', 'c', 'a', 'c', 'b']) await answer(asked);
  expect(worked.slice(2)).toEqual(['c1', 'b1']);
  expect([await answer('a', 2), await answer('a', 2), await answer('a', 2, {})]).toEqual([
    'a of 2',
    'a of 2',
    'a of 2',
  ]);
  expect(worked.slice(4)).toEqual(['a2', 'a2']);
});
