import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { code128, isCode128 } from '#functions/platform/pdf/code128.ts';

/** The symbols of a row of widths, by the widths of the table of ISO/IEC 15417 that each text brings. */
const symbolOf = new Map<string, number>();
for (let value = 0; value < 95; value += 1) {
  // Start B and one letter: the second symbol is the letter's, whose value is its place after the space.
  const widths = code128(String.fromCharCode(32 + value)).slice(6, 12);
  symbolOf.set(widths.join(''), value);
}

/** Reads bars as a scanner does: start, what it says, check, stop. */
function read(widths: readonly number[]): string {
  const groups = Array.from({ length: (widths.length - 7) / 6 }, (_, place) =>
    widths.slice(place * 6, place * 6 + 6).join(''),
  );
  expect(widths.slice(-7).join('')).toBe('2331112');
  let pairs = groups[0] === '211232';
  expect(['211232', '211214']).toContain(groups[0]);
  let text = '';
  for (const group of groups.slice(1, -1)) {
    if (!pairs && group === '113141') pairs = true;
    else if (pairs && group === '114131') pairs = false;
    else {
      const value = symbolOf.get(group) ?? pairOf.get(group) ?? Number.NaN;
      text += pairs ? String(value).padStart(2, '0') : String.fromCharCode(32 + value);
    }
  }
  return text;
}

/** Pairs from 95 on have no letter of their own. */
const pairOf = new Map([
  ['114113', 95],
  ['114311', 96],
  ['411113', 97],
  ['411311', 98],
  ['113141', 99],
]);

describe('Code 128', () => {
  it('is what the standard says of a known text', () => {
    // 104 + 48 + 2·42 + 3·42 + 4·17 + 5·18 + 6·19 + 7·35 leaves 55 of 103.
    const widths = code128('PJJ123C').join('');
    expect(widths.startsWith('211214' + '313121' + '112133' + '112133')).toBe(true);
    expect(widths.endsWith('311321' + '2331112')).toBe(true);
  });

  it('is read back as it was written, whatever it says', () => {
    const letters = fc.string({
      unit: fc.constantFrom(' ', '!', 'A', 'Z', 'a', 'z', '~', '-', '/'),
      minLength: 1,
      maxLength: 12,
    });
    const digits = fc.stringMatching(/^\d{1,13}$/);
    fc.assert(
      fc.property(fc.array(fc.oneof(letters, digits), { minLength: 1, maxLength: 3 }), (parts) => {
        const text = parts.join('').slice(0, 48);
        const widths = code128(text);
        expect(read(widths)).toBe(text);
        expect(widths.reduce((sum, one) => sum + one, 0) % 11).toBe(2);
      }),
    );
  });

  it('puts two digits into a symbol', () => {
    expect(code128('8935012345678').length).toBe((1 + 6 + 1 + 1 + 1) * 6 + 7);
  });

  it.each(['', 'Áo', 'a\n', 'x'.repeat(49)])('has no symbols for %j', (text) => {
    expect(isCode128(text)).toBe(false);
    expect(() => code128(text)).toThrow('no symbols');
  });
});
