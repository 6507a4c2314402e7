import { expect, it } from 'vitest';
import { firstRow, rankOfCount } from '#functions/platform/views/search-rows.ts';

it.each([
  [-5, 0],
  [0, 0],
  [1, 1],
  [2, 1],
  [3, 2],
  [6, 2],
  [7, 3],
  [2 ** 80, 63],
])('a count of %s has rank %s', (count, rank) => {
  expect(rankOfCount(count)).toBe(rank);
});

it('rows of a higher rank come first, then the newest, with room for those of one second', () => {
  const [epoch, second] = ['1970-01-01T00:00:00.999Z', '1970-01-01T00:00:01.000Z'];
  const last = (2 ** 32 - 1) * 2 ** 14;
  expect(firstRow(63, epoch)).toBe(last);
  expect(firstRow(63, second)).toBe(last - 2 ** 14);
  expect(firstRow(62, epoch)).toBe(last + 2 ** 46);
  expect(firstRow(0, epoch)).toBe(last + 63 * 2 ** 46);
  expect([firstRow(70, epoch), firstRow(-1, epoch), firstRow(63, 'unknown')]).toEqual([
    firstRow(63, epoch),
    firstRow(0, epoch),
    last,
  ]);
});
