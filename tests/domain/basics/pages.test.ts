import { expect, it } from 'vitest';
import { toPage } from '#shared/pages.ts';

it.each([
  // total, page, pageSize → totalPages, hasNext, hasPrev
  [0, 1, 20, 0, false, false],
  [1, 1, 20, 1, false, false],
  [20, 1, 20, 1, false, false],
  [21, 1, 20, 2, true, false],
  [21, 2, 20, 2, false, true],
  [100, 3, 20, 5, true, true],
  [10, 9, 20, 1, false, true],
])('%i rows, page %i of %i each', (total, page, pageSize, totalPages, hasNext, hasPrev) => {
  expect(toPage([], total, { page, pageSize })).toEqual({
    data: [],
    total,
    page,
    pageSize,
    totalPages,
    hasNext,
    hasPrev,
  });
});
