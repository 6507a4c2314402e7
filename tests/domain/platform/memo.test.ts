import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, it, vi } from 'vitest';
import { memoByInputs, memoByRevision } from '#functions/platform/views/memo.ts';

afterEach(() => vi.restoreAllMocks());

const db = new DatabaseSync(':memory:');

it('works cheap things out once for each revision', () => {
  let worked = 0;
  const ask = memoByRevision(() => (worked += 1));
  expect([ask({ db, revision: 1 }), ask({ db, revision: 1 }), ask({ db, revision: 2 })]).toEqual([1, 1, 2]);
  expect(ask({ db: new DatabaseSync(':memory:'), revision: 2 })).toBe(3);
});

it('lets costly things grow as old as twenty times what they cost', () => {
  let time = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => time);
  let worked = 0;
  const ask = memoByRevision(() => {
    time += 100;
    return (worked += 1);
  });
  expect(ask({ db, revision: 1 })).toBe(1);
  time += 1_900;
  expect(ask({ db, revision: 2 })).toBe(1);
  time += 200;
  expect(ask({ db, revision: 2 })).toBe(2);
});

it('keeps what comes of the same things', () => {
  let worked = 0;
  const ask = memoByInputs((..._from: object[]) => (worked += 1));
  const [a, b] = [{}, {}];
  expect([ask(a, b), ask(a, b), ask(a, {}), ask(b, a)]).toEqual([1, 1, 2, 3]);
});
