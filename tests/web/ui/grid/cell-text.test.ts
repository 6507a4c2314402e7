import { describe, expect, it } from 'vitest';
import { copiedText, readCell, textOfCell, Unread } from '#web/ui/grid/cell-text.ts';
import type { AnyColumn } from '#web/ui/grid/grid-column.ts';

const column = (kind: 'text' | 'number'): AnyColumn => ({
  name: 'x',
  label: 'X',
  kind,
});
const choice: AnyColumn = {
  name: 'x',
  label: 'X',
  kind: 'choice',
  options: [
    { value: 'on', label: 'Đang bán' },
    { value: 'off', label: 'Ngừng bán' },
  ],
};

describe('what is typed or pasted into a cell', () => {
  it.each([
    ['1.200.000', 1_200_000],
    ['1.200.000 ₫', 1_200_000],
    ['1,200,000đ', 1_200_000],
    ['1200000', 1_200_000],
    [' 0 ', 0],
    ['-5', -5],
    ['−1.000', -1000],
    ['', null],
  ])('%s is the number %s', (text, value) => {
    expect(readCell(column('number'), text)).toBe(value);
  });

  it.each([
    ['8,93E+12', 'rounded'],
    ['8.93e+12', 'rounded'],
    ['12,5', 'notWhole'],
    ['1.20', 'notWhole'],
    ['1.2.3', 'notWhole'],
    ['99999999999999999999', 'tooLarge'],
    ['hai trăm', 'notNumber'],
    ['5kg', 'notNumber'],
  ])('%s is no number: %s', (text, why) => {
    expect(readCell(column('number'), text)).toEqual(new Unread(text, why as Unread['why']));
  });

  it('a barcode the spreadsheet rounded is no text either', () => {
    expect(readCell(column('text'), '8,93E+12')).toEqual(new Unread('8,93E+12', 'rounded'));
    expect(readCell(column('text'), '0893400001')).toBe('0893400001');
  });

  it('letters put together from parts become whole, lines become one', () => {
    expect(readCell(column('text'), ' Trà sen '.normalize('NFD'))).toBe('Trà sen');
    expect(readCell(column('text'), 'Trà\r\n sen')).toBe('Trà sen');
  });

  it.each([
    ['Đang bán', 'on'],
    ['NGỪNG BÁN', 'off'],
    ['off', 'off'],
    ['', null],
  ])('of a choice %s is %s', (text, value) => {
    expect(readCell(choice, text)).toBe(value);
  });

  it('what is not offered is said so', () => {
    expect(readCell(choice, 'Hết hàng')).toEqual(new Unread('Hết hàng', 'notOffered'));
  });
});

describe('a cell', () => {
  it('shows money grouped and lets it go bare', () => {
    expect(textOfCell(column('number'), 1_200_000, {})).toBe('1.200.000');
    expect(copiedText(column('number'), 1_200_000, {})).toBe('1200000');
    expect(textOfCell(column('number'), -1200, {})).toBe('-1.200');
  });

  it('is read again as what it was, whatever it is', () => {
    for (const [kind, value] of [
      [column('number'), 1_200_000],
      [column('text'), 'Trà "sen"'],
      [choice, 'off'],
      [choice, null],
      [column('number'), null],
    ] as const)
      expect(readCell(kind, copiedText(kind, value, {}))).toBe(value);
  });

  it('that could not be read shows what was pasted', () => {
    expect(textOfCell(column('number'), new Unread('8,93E+12', 'rounded'), {})).toBe('8,93E+12');
  });
});
