import { describe, expect, it } from 'vitest';
import { dropAt, fitsUnder, stepTo } from '#web/back-office/catalogue/categories/rules/category-moves.ts';

const node = (id: string, parentId: string | null, path: string[], position: number) => ({
  id,
  parentId,
  path,
  position,
});
/** fresh (greens (herbs), fish), dry. */
const all = [
  node('fresh', null, ['fresh'], 0),
  node('greens', 'fresh', ['fresh', 'greens'], 0),
  node('herbs', 'greens', ['fresh', 'greens', 'herbs'], 0),
  node('fish', 'fresh', ['fresh', 'fish'], 1),
  node('dry', null, ['dry'], 1),
];
const one = (id: string) => all.find((known) => known.id === id) ?? node(id, null, [id], 0);

describe('a step', () => {
  it.each([
    ['fish', 'up', { parentId: 'fresh', position: 0 }],
    ['greens', 'up', undefined],
    ['greens', 'down', { parentId: 'fresh', position: 1 }],
    ['fish', 'down', undefined],
    ['fish', 'in', { parentId: 'greens', position: 1 }],
    ['greens', 'in', undefined],
    ['dry', 'in', { parentId: 'fresh', position: 2 }],
    ['greens', 'out', { parentId: null, position: 1 }],
    ['dry', 'out', undefined],
  ] as const)('of %s %s', (id, direction, to) => {
    expect(stepTo(all, one(id), direction)).toEqual(to);
  });
});

describe('letting go', () => {
  it.each([
    ['dry', 'greens', 'before', { parentId: 'fresh', position: 0 }],
    ['dry', 'fish', 'into', { parentId: 'fish', position: 0 }],
    ['dry', 'fresh', 'before', { parentId: null, position: 0 }],
    ['fish', 'greens', 'after', undefined],
    ['fresh', 'herbs', 'after', undefined],
    ['fresh', 'fresh', 'into', undefined],
    ['greens', 'fish', 'into', undefined],
  ] as const)('%s over %s, %s', (id, over, zone, to) => {
    expect(dropAt(all, one(id), one(over), zone)).toEqual(to);
  });

  it('leaves no room below the third level', () => {
    expect(fitsUnder(all, undefined, 'herbs')).toBe(false);
    expect(fitsUnder(all, one('greens'), 'dry')).toBe(true);
    expect(fitsUnder(all, one('fresh'), 'dry')).toBe(false);
  });
});
