import { describe, expect, it } from 'vitest';
import { caretAfter, groupedDigits, pastedNumber, typedNumber } from '#web/ui/form/number-text.ts';

describe('a box for whole numbers', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1.000'],
    [1_200_000, '1.200.000'],
  ])('shows %i as %s', (value, text) => expect(groupedDigits(value)).toBe(text));

  it.each([
    ['', null],
    ['12', 12],
    ['1.2003', 12_003],
    ['1a', undefined],
    ['-5', undefined],
    ['99999999999999999', undefined],
  ])('reads %j as it is typed as %j', (text, value) => expect(typedNumber(text)).toBe(value));

  it.each([
    ['1.200.000', 1_200_000],
    ['1,200,000 ₫', 1_200_000],
    ['1 200 000đ', 1_200_000],
    [' 85000 ', 85_000],
    ['8,93E+12', undefined],
    ['12,5', undefined],
    ['1.200,5', undefined],
    ['1.200,000', undefined],
    ['0912 345 678 910 x', undefined],
    ['', undefined],
  ])('takes %j from the clipboard as %j', (text, value) => expect(pastedNumber(text)).toBe(value));

  it.each([
    ['1.200.000', 0, 0],
    ['1.200.000', 1, 1],
    ['1.200.000', 2, 3],
    ['1.200.000', 7, 9],
    ['', 3, 0],
  ])('in %j keeps the caret after %i digits at %i', (text, digits, place) =>
    expect(caretAfter(text, digits)).toBe(place),
  );
});
