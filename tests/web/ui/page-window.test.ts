import { describe, expect, it } from 'vitest';
import { pageWindow } from '#web/ui/data/page-window.ts';

const show = (page: number, total: number) =>
  pageWindow(page, total)
    .map((entry) => (entry === 'gap' ? '…' : entry))
    .join(' ');

describe('which page numbers are offered', () => {
  it.each([
    [1, 0, '1'],
    [1, 1, '1'],
    [3, 5, '1 2 3 4 5'],
    [1, 6, '1 2 3 … 6'],
    [3, 7, '1 2 3 4 5 … 7'],
    [4, 7, '1 2 3 4 5 6 7'],
    [6, 65, '1 … 4 5 6 7 8 … 65'],
    [64, 65, '1 … 62 63 64 65'],
    [65, 65, '1 … 63 64 65'],
    [99, 65, '1 … 63 64 65'],
    [-3, 10, '1 2 3 … 10'],
  ])('page %i of %i: %s', (page, total, expected) => {
    expect(show(page, total)).toBe(expected);
  });
});
