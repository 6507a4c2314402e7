import { describe, expect, it } from 'vitest';
import { cutOf, maxQuantity, quantityFrom } from '#web/ui/fields/quantity-rules.ts';

describe('how many one may buy', () => {
  it.each([
    [undefined, 999],
    [null, 999],
    [36, 36],
    [0, 1],
    [2.9, 2],
  ])('with %s in stock at most %i', (available, expected) => {
    expect(maxQuantity(available)).toBe(expected);
  });

  it.each([
    [36, 10, 10],
    [3, 10, 3],
    [undefined, 10, 10],
    [undefined, 1_000_000, 1_000_000],
    [2_000, 1_000_000, 2_000],
  ])('with %s in stock and %i for each buyer at most %i', (available, limit, expected) => {
    expect(maxQuantity(available, limit)).toBe(expected);
  });

  it.each([
    ['1', 36, 6, 6],
    ['junk', 36, 6, 6],
    ['7', 36, 6, 7],
    // Fewer are left than one has to take: the shop refuses, the field does not argue.
    ['1', 4, 6, 6],
  ])('%j of %i, at least %i, means %i', (typed, max, min, expected) => {
    expect(quantityFrom(typed, max, min)).toBe(expected);
  });

  it.each([
    ['2', 36, 2],
    [' 7 ', 36, 7],
    ['99', 36, 36],
    ['0', 36, 1],
    ['-4', 36, 1],
    ['', 36, 1],
    ['ba', 36, 1],
    ['1.5', 36, 1],
    ['1e3', 36, 1],
    [1000, 999, 999],
    [0, 5, 1],
  ])('%j of %i means %i', (typed, max, expected) => {
    expect(quantityFrom(typed, max)).toBe(expected);
  });

  it.each([
    ['99999999999', 99, 1, 99, 'most'],
    ['100', 99, 1, 99, 'most'],
    ['99', 99, 1, 99, undefined],
    ['2', 99, 6, 6, 'least'],
    ['0', 99, 1, 1, undefined],
    ['junk', 99, 6, 6, undefined],
  ])('%j of %i, at least %i: %i, and it is said why', (typed, max, min, stands, why) => {
    expect([quantityFrom(typed, max, min), cutOf(typed, max, min)]).toEqual([stands, why]);
  });
});
