import { describe, expect, it } from 'vitest';
import { conflictsOf, merged, changedByOthers, isSameValue } from '#web/platform/forms/conflict.ts';

const base = { name: 'Xoài', price: 85_000, tags: ['trái cây'], revision: 3 };

describe('a record somebody else saved first', () => {
  it('asks only about what both changed, and not to the same', () => {
    const mine = { ...base, name: 'Xoài cát', price: 90_000, tags: ['trái cây', 'miền Tây'] };
    const theirs = { ...base, name: 'Xoài Hòa Lộc', tags: ['trái cây', 'miền Tây'], revision: 4 };
    expect(conflictsOf(base, mine, theirs)).toEqual([
      { name: 'name', base: 'Xoài', mine: 'Xoài cát', theirs: 'Xoài Hòa Lộc' },
    ]);
  });

  it('tells what only they changed', () => {
    const mine = { ...base, name: 'Xoài cát' };
    const theirs = { ...base, name: 'Xoài Hòa Lộc', price: 90_000, revision: 4 };
    expect(changedByOthers(base, mine, theirs)).toEqual([
      { name: 'price', base: 85_000, theirs: 90_000 },
      { name: 'revision', base: 3, theirs: 4 },
    ]);
  });

  it('keeps what only I changed, takes what only they changed', () => {
    const mine = { ...base, price: 90_000 };
    const theirs = { ...base, name: 'Xoài Hòa Lộc', revision: 4 };
    expect(conflictsOf(base, mine, theirs)).toEqual([]);
    expect(merged(base, mine, theirs)).toEqual({ ...theirs, price: 90_000 });
  });

  it.each([
    ['theirs', 'Xoài Hòa Lộc'],
    ['mine', 'Xoài cát'],
  ] as const)('takes %s where that was chosen', (name, expected) => {
    const mine = { ...base, name: 'Xoài cát' };
    const theirs = { ...base, name: 'Xoài Hòa Lộc', revision: 4 };
    expect(merged(base, mine, theirs, { name }).name).toBe(expected);
    expect(merged(base, mine, theirs, { name }).revision).toBe(4);
  });
});

it.each([
  [{ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1 }, true],
  [{ a: undefined }, {}, false],
  [[1], { 0: 1 }, false],
  [null, {}, false],
  [Number.NaN, Number.NaN, true],
])('%o and %o are the same: %s', (one, other, same) => expect(isSameValue(one, other)).toBe(same));
