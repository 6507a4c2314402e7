import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isPaymentCode,
  newPaymentCode,
  paymentCodesIn,
} from '#functions/domain/payments/records/payment-code.ts';

const code = newPaymentCode('23456789');
const other = newPaymentCode('ABCDFGHJ');

describe('payment codes', () => {
  it('are short, plain and all different', () => {
    const made = new Set(Array.from({ length: 1000 }, () => newPaymentCode()));
    expect(made.size).toBe(1000);
    for (const one of made) expect(one).toMatch(/^TT[2-9A-DFGHJKMNP-TV-Z]{9}$/);
  });

  it('notice one wrong letter and two swapped', () => {
    for (let place = 2; place < code.length - 1; place += 1) {
      const wrong = code.slice(0, place) + (code[place] === 'Z' ? 'Y' : 'Z') + code.slice(place + 1);
      expect(isPaymentCode(wrong)).toBe(false);
      const swapped = code.slice(0, place) + code[place + 1] + code[place] + code.slice(place + 2);
      if (swapped !== code) expect(isPaymentCode(swapped)).toBe(false);
    }
  });

  it.each([
    [`Thanh toan ${code}`, [code]],
    [code.toLowerCase(), [code]],
    [`MBVCB.123.${code}.CT tu 0011`, [code]],
    [`${code.slice(0, 5)} ${code.slice(5)}`, [code]],
    [`QR-${code.slice(0, 4)}-${code.slice(4)}/0987`, [code]],
    [`thanh toán đơn ${code} ${code}`, [code]],
    [`${code} va ${other}`, [code, other]],
    [`TT${code}`, [code]],
    ['chuyen tien', []],
    ['', []],
    [code.slice(0, -1), []],
  ])('%s holds %j', (words, expected) => expect(paymentCodesIn(words)).toEqual(expected));

  it('are found whatever the bank puts around them', () => {
    const noise = fc.string({ maxLength: 30 }).filter((text) => !/t/i.test(text));
    fc.assert(
      fc.property(noise, noise, (before, after) => {
        expect(paymentCodesIn(`${before} ${code} ${after}`)).toContain(code);
      }),
    );
  });
});
