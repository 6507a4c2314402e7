import { describe, expect, it } from 'vitest';
import { boundsOf, filledFrom, movedBy } from '#web/ui/grid/cell-range.ts';

const size = { rows: 100, columns: 5, page: 10 };

describe('keys', () => {
  it.each([
    ['ArrowUp', false, [49, 2]],
    ['ArrowDown', false, [51, 2]],
    ['ArrowLeft', false, [50, 1]],
    ['ArrowRight', false, [50, 3]],
    ['ArrowUp', true, [0, 2]],
    ['ArrowDown', true, [99, 2]],
    ['ArrowLeft', true, [50, 0]],
    ['ArrowRight', true, [50, 4]],
    ['Home', false, [50, 0]],
    ['End', false, [50, 4]],
    ['Home', true, [0, 0]],
    ['End', true, [99, 4]],
    ['PageUp', false, [40, 2]],
    ['PageDown', false, [60, 2]],
  ] as const)('%s (Ctrl: %s) leads to %j', (key, ctrl, [row, column]) => {
    expect(movedBy(key, ctrl, { row: 50, column: 2 }, size)).toEqual({ row, column });
  });

  it('never lead out of the grid', () => {
    expect(movedBy('PageUp', false, { row: 3, column: 0 }, size)).toEqual({ row: 0, column: 0 });
    expect(movedBy('ArrowRight', false, { row: 99, column: 4 }, size)).toEqual({ row: 99, column: 4 });
  });

  it.each(['a', 'Tab', 'constructor'])('%s leads nowhere', (key) => {
    expect(movedBy(key, false, { row: 0, column: 0 }, size)).toBeUndefined();
  });
});

describe('blocks', () => {
  it('lie between two corners, whichever was first', () => {
    const bounds = { top: 1, bottom: 4, left: 0, right: 2 };
    expect(boundsOf({ row: 4, column: 0 }, { row: 1, column: 2 })).toEqual(bounds);
    expect(boundsOf({ row: 1, column: 2 }, { row: 4, column: 0 })).toEqual(bounds);
  });

  it('repeat when they are filled down', () => {
    expect(filledFrom({ top: 2, bottom: 3, left: 0, right: 0 }, 6)).toEqual([
      { row: 4, from: 2 },
      { row: 5, from: 3 },
      { row: 6, from: 2 },
    ]);
    expect(filledFrom({ top: 2, bottom: 3, left: 0, right: 0 }, 1)).toEqual([]);
  });
});
