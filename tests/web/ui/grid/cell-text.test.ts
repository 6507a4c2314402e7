import { describe, expect, it } from 'vitest';
import { copiedText, readCell, shownText, Unread } from '#web/ui/grid/cell-text.ts';
import type { AnyColumn } from '#web/ui/grid/grid-column.ts';

const column = (kind: 'text' | 'number' | 'money' | 'switch', more: object = {}): AnyColumn => ({
  name: 'x',
  label: 'X',
  kind,
  ...more,
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
const words = { on: 'Có', off: 'Không' };

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
    expect(readCell(column('money'), text)).toBe(value);
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

  it('letters put together from parts become whole, lines become one unless they are wanted', () => {
    expect(readCell(column('text'), ' Trà sen '.normalize('NFD'))).toBe('Trà sen');
    expect(readCell(column('text'), 'Trà\r\n sen')).toBe('Trà sen');
    expect(readCell(column('text', { lines: true }), 'Trà\r\nsen')).toBe('Trà\nsen');
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

  it.each([
    ['có', true],
    ['X', true],
    ['1', true],
    ['TRUE', true],
    ['không', false],
    ['', false],
    ['0', false],
  ])('of a switch %s is %s', (text, value) => {
    expect(readCell(column('switch'), text)).toBe(value);
  });

  it('a switch is neither on nor off by ‘perhaps’', () => {
    expect(readCell(column('switch'), 'có lẽ')).toEqual(new Unread('có lẽ', 'notYesOrNo'));
  });
});

describe('a cell', () => {
  it('shows money grouped and lets it go bare', () => {
    expect(shownText(column('money'), 1_200_000, {}, words)).toBe('1.200.000');
    expect(copiedText(column('money'), 1_200_000, {}, words)).toBe('1200000');
    expect(shownText(column('number'), -1200, {}, words)).toBe('-1.200');
  });

  it('is read again as what it was, whatever it is', () => {
    for (const [kind, value] of [
      [column('money'), 1_200_000],
      [column('text'), 'Trà "sen"'],
      [column('switch'), true],
      [column('switch'), false],
      [choice, 'off'],
      [choice, null],
      [column('number'), null],
    ] as const)
      expect(readCell(kind, copiedText(kind, value, {}, words))).toBe(value);
  });

  it('that could not be read shows what was pasted', () => {
    expect(shownText(column('money'), new Unread('8,93E+12', 'rounded'), {}, words)).toBe('8,93E+12');
  });
});
