import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type TaxType, taxRateOf } from '#shared/catalogue/index.ts';
import {
  compactVnd,
  discountPercent,
  formatUnitCost,
  formatVnd,
  maxVnd,
  taxOf,
} from '#shared/values/money.ts';
import { vndInWords } from '#shared/values/money-in-words.ts';
import { VndInput, Vnd } from '#shared/values/vnd-schema.ts';

/** Intl writes a no-break space here and there; the tables below are easier to read without. */
const plain = (text: string) => text.replace(/\u00a0|\u202f/g, ' ');

describe('a sum of nothing', () => {
  it('has no sign', () => {
    expect(plain(formatVnd(-0))).toBe('0 ₫');
    expect(plain(formatVnd(-5000))).toBe('-5.000 ₫');
  });
});

describe('the average cost of a piece', () => {
  it.each([
    [281_858, '281.858 ₫'],
    [281_858.33, '281.858,33 ₫'],
    [12.5, '12,5 ₫'],
    [-0, '0 ₫'],
  ])('%d is written %s', (cost, written) => {
    expect(plain(formatUnitCost(cost))).toBe(written);
  });
});

describe('tax', () => {
  type Case = [price: number, type: TaxType, direct: number, tax: number];
  const table: Case[] = [
    [185_000, 'zero', 0, 0],
    [185_000, 'five', 0, 9_250],
    [185_000, 'eight', 0, 14_800],
    [185_000, 'ten', 0, 18_500],
    [185_000, 'kct', 0, 18_500],
    [185_000, 'kkknt', 0, 9_250],
    [185_000, 'khac', 12, 22_200],
    [185_000, 'khac', 0, 0],
    [100_000, 'khac', 3.25, 3_250],
    // Halves go up.
    [10, 'five', 0, 1],
    [9, 'five', 0, 0],
    [30, 'five', 0, 2],
    [5, 'ten', 0, 1],
    [4, 'ten', 0, 0],
    [6, 'eight', 0, 0],
    [7, 'eight', 0, 1],
    [0, 'ten', 0, 0],
    // 8.15 % is not a whole number of basis points in binary; it is counted as 815.
    [1_000_000, 'khac', 8.15, 81_500],
    [100_000_000_000, 'ten', 0, 10_000_000_000],
  ];
  it.each(table)('%i at %s (%d %%) → %i', (price, type, direct, tax) => {
    expect(taxOf(price, taxRateOf(type, direct))).toBe(tax);
  });

  it('is whole, and never off by more than half a đồng', () => {
    const prices = fc.integer({ min: 0, max: 100_000_000_000 });
    const rates = fc.integer({ min: 0, max: 10_000 });
    fc.assert(
      fc.property(prices, rates, (price, basisPoints) => {
        const tax = taxOf(price, basisPoints / 100);
        expect(Number.isInteger(tax)).toBe(true);
        expect(Math.abs(tax * 10_000 - price * basisPoints)).toBeLessThanOrEqual(5_000);
      }),
    );
  });
});

describe('discount', () => {
  it.each([
    [200_000, 150_000, 25],
    [199_000, 149_000, 25],
    [300_000, 200_000, 33],
    [100_000, 99_999, 0],
    [100_000, 100_000, 0],
    [100_000, 120_000, 0],
    [0, 50_000, 0],
    [100_000, 0, 100],
  ])('from %i to %i is %i %%', (listPrice, total, percent) => {
    expect(discountPercent(listPrice, total)).toBe(percent);
  });
});

describe('writing money', () => {
  it.each([
    [0, '0 ₫'],
    [999, '999 ₫'],
    [185_000, '185.000 ₫'],
    [1_234_567, '1.234.567 ₫'],
    [100_000_000_000, '100.000.000.000 ₫'],
  ])('%i in full is %s', (amount, text) => {
    expect(plain(formatVnd(amount))).toBe(text);
  });

  it.each([
    [0, '0 ₫'],
    [999, '999 ₫'],
    [1_000, '1K'],
    [12_000, '12K'],
    [185_500, '185.5K'],
    [999_999, '1M'],
    [1_240_000, '1.2M'],
    [-2_500_000, '-2.5M'],
  ])('%i in short is %s', (amount, text) => {
    expect(plain(compactVnd(amount))).toBe(text);
  });
});

it.each([1.5, -1, Number.NaN, Infinity, '1000', 2 ** 53, null])('%s is no amount of money', (value) => {
  expect(Vnd.safeParse(value).success).toBe(false);
});

it('a sum may be more than anybody says at once, or what adds up could not be read', () => {
  expect(Vnd.safeParse(maxVnd + 1).success).toBe(true);
  expect([maxVnd, maxVnd + 1].map((said) => VndInput.safeParse(said).success)).toEqual([true, false]);
});

describe('an amount in words', () => {
  it.each([
    [0, 'Không đồng'],
    [5, 'Năm đồng'],
    [10, 'Mười đồng'],
    [15, 'Mười lăm đồng'],
    [21, 'Hai mươi mốt đồng'],
    [24, 'Hai mươi tư đồng'],
    [105, 'Một trăm linh năm đồng'],
    [1_000, 'Một nghìn đồng'],
    [121_000, 'Một trăm hai mươi mốt nghìn đồng'],
    [1_005_000, 'Một triệu không trăm linh năm nghìn đồng'],
    [1_050_010, 'Một triệu không trăm năm mươi nghìn không trăm mười đồng'],
    [55_555_555, 'Năm mươi lăm triệu năm trăm năm mươi lăm nghìn năm trăm năm mươi lăm đồng'],
    [2_000_000_001, 'Hai tỷ không trăm linh một đồng'],
    [100_000_000_000, 'Một trăm tỷ đồng'],
    [1_234_000_000_000, 'Một nghìn hai trăm ba mươi tư tỷ đồng'],
    [-45_000, 'Âm bốn mươi lăm nghìn đồng'],
  ])('%i', (amount, words) => {
    expect(vndInWords(amount)).toBe(words);
  });

  it('is said in a way of its own for each', () => {
    const amounts = fc.integer({ min: 0, max: 2_000_000_000_000 });
    const apart = fc.tuple(amounts, amounts).filter(([one, other]) => one !== other);
    fc.assert(
      fc.property(apart, ([one, other]) => {
        expect(vndInWords(one)).not.toBe(vndInWords(other));
        expect(vndInWords(one)).not.toMatch(/  |undefined/);
      }),
    );
  });
});
