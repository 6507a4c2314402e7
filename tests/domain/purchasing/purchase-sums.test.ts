import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { landedWorths, spread, sumsOf, worthOfPart } from '#shared/purchasing/purchase-sums.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const amount = fc.integer({ min: 0, max: 50_000_000 });

describe('an amount spread over lines', () => {
  it.each([
    [100_000, [300_000, 100_000], [75_000, 25_000]],
    [100, [1, 1, 1], [33, 34, 33]],
    [7, [0, 0], [4, 3]],
    [0, [5, 9], [0, 0]],
    [10, [], []],
  ])('%i over %j is %j', (all, worths, shares) => {
    expect(spread(all, worths)).toEqual(shares);
  });

  it('is never more or less than the amount, and no share is negative', () => {
    fc.assert(
      fc.property(amount, fc.array(amount, { minLength: 1, maxLength: 80 }), (all, worths) => {
        const shares = spread(all, worths);
        expect(sum(shares)).toBe(all);
        expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('what a purchase comes to', () => {
  it('is its goods less the discount, with tax on what is left, and the freight', () => {
    const lines = [
      { quantity: 10, cost: 30_000, taxRate: 8 },
      { quantity: 5, cost: 20_000, taxRate: 0 },
    ];
    expect(sumsOf(lines, { discount: 40_000, freight: 25_000 })).toEqual({
      goods: 400_000,
      discount: 40_000,
      tax: 21_600,
      freight: 25_000,
      total: 406_600,
    });
    expect(landedWorths(lines, { discount: 40_000, freight: 25_000 })).toEqual([288_750, 96_250]);
  });

  it('is never less than nothing', () => {
    const lines = [{ quantity: 1, cost: 1000, taxRate: 10 }];
    expect(sumsOf(lines, { discount: 5000, freight: 0 })).toMatchObject({ discount: 1000, tax: 0, total: 0 });
    expect(landedWorths(lines, { discount: 5000, freight: 0 })).toEqual([0]);
  });

  it('reaches the shelf to the đồng, in however many parts it comes', () => {
    fc.assert(
      fc.property(
        amount,
        fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 9 }),
        (worth, parts) => {
          const quantity = sum(parts);
          let before = 0;
          const brought = parts.map((came) => {
            const part = worthOfPart({ quantity, worth }, { before, came });
            before += came;
            return part;
          });
          expect(sum(brought)).toBe(worth);
        },
      ),
    );
  });
});
