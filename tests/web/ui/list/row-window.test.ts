import { describe, expect, it } from 'vitest';
import { inSight, movedBy, type Column } from '#web/ui/list/column.ts';
import { withGaps } from '#web/ui/list/row-window.ts';

const column = (name: string, main = false): Column<unknown> => ({ name, label: name, main, cell: () => '' });
const columns = [column('name', true), column('price'), column('stock'), column('state')];
const names = (shown: Column<unknown>[]) => shown.map(({ name }) => name).join(' ');

describe('the order of columns', () => {
  it('is the reader’s; the main one stays first, new ones come last, gone ones are nobody', () => {
    expect(names(inSight(columns, [], ['stock', 'gone', 'name', 'price']))).toBe('name stock price state');
    expect(names(inSight(columns, ['stock'], ['state', 'stock']))).toBe('name state price');
  });

  it.each([
    ['stock', -1, 'stock price state'],
    ['price', 1, 'stock price state'],
    ['price', -1, 'price stock state'],
    ['state', 1, 'price stock state'],
    ['name', 1, 'price stock state'],
  ] as const)('moves %s by %d: %s', (name, by, order) => {
    expect(movedBy(columns, [], name, by).join(' ')).toBe(order);
  });
});

describe('rows in sight', () => {
  const row = (index: number) => ({ index, start: index * 50, end: index * 50 + 50 });

  it('stand where they would among all', () => {
    expect(withGaps([row(10), row(11)], 0, 5000)).toEqual({
      lines: [
        { index: 10, gap: 500 },
        { index: 11, gap: 0 },
      ],
      after: 4400,
    });
  });

  it('leave room for those between them and one that is kept', () => {
    expect(withGaps([row(0), row(20), row(21)], 0, 1100).lines.map(({ gap }) => gap)).toEqual([0, 950, 0]);
  });

  it('count from where the list begins on its page', () => {
    const below = { index: 0, start: 300, end: 350 };
    expect(withGaps([below], 300, 50)).toEqual({ lines: [{ index: 0, gap: 0 }], after: 0 });
  });
});
