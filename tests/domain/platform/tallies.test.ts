import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { nowSeconds } from '#functions/platform/clock.ts';
import { keepTallies } from '#functions/platform/limits/tallies.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T07:00:10.000Z') });
});
afterEach(() => void vi.useRealTimers());

const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

it('a caller has one tally for as long as the window', () => {
  const tallies = keepTallies();
  const endsAt = nowSeconds() + 600;
  tallies.of('a', endsAt).taken += 1;
  pass(300);
  tallies.of('a', endsAt).taken += 1;
  expect(tallies.of('a', endsAt)).toEqual({ counted: 0, taken: 2 });
  expect(tallies.of('b', endsAt)).toEqual({ counted: 0, taken: 0 });
});

it('callers are kept in mind no longer than a minute after their windows', () => {
  const tallies = keepTallies();
  for (let n = 0; n < 1000; n += 1) tallies.of(`caller ${n}`, nowSeconds() + 50);
  tallies.of('of a long window', nowSeconds() + 600);
  expect(tallies.size).toBe(1001);
  pass(61);
  tallies.of('one more', nowSeconds() + 50);
  expect(tallies.size).toBe(2);
});
