import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDigitOf, hasRightCheckDigit, looksLikeGtin } from '#web/ui/scan/check-digit.ts';

describe('a check digit', () => {
  it.each([
    ['8934588012228', 'EAN-13'],
    ['4006381333931', 'EAN-13'],
    ['96385074', 'EAN-8'],
    ['036000291452', 'UPC-A'],
    ['18934588012225', 'the carton of the first'],
  ])('%s is right (%s)', (code) => {
    expect(hasRightCheckDigit(code)).toBe(true);
  });

  it.each([
    '8934588012229',
    '4006381333930',
    '96385075',
    '036000291453',
    '893458801222',
    '',
    'CL-26112',
    '8934588O12228',
  ])('%s is not', (code) => {
    expect(hasRightCheckDigit(code)).toBe(false);
  });

  it('catches every single wrong digit', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 12, maxLength: 12 }),
        fc.integer({ min: 0, max: 12 }),
        fc.integer({ min: 1, max: 9 }),
        (digits, place, off) => {
          const body = digits.join('');
          const code = body + String(checkDigitOf(body));
          const wrong = [...Array.from(code).entries()]
            .map(([at, digit]) => (at === place ? String((Number(digit) + off) % 10) : digit))
            .join('');
          expect([hasRightCheckDigit(code), hasRightCheckDigit(wrong)]).toEqual([true, false]);
        },
      ),
    );
  });

  it('is looked for in what can have one', () => {
    expect(['12345678', '123456789', 'SKU-1234', '036000291452'].map(looksLikeGtin)).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });
});
