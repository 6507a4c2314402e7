import { describe, expect, it } from 'vitest';
import { commissionOn } from '#shared/catalogue/commission-rules.ts';

describe('what a product pays out', () => {
  it.each([
    [100_000, 'a', 10_000],
    [100_000, 'b', 20_000],
    [100_000, 'c', 40_000],
    // Fractions of a đồng go up: 19.999,8 and 39.999,6.
    [99_999, 'b', 20_000],
    [99_999, 'c', 40_000],
    // 0,3 − 0,1 is not 0,2 to a computer; ten million must not show it.
    [10_000_000, 'b', 2_000_000],
    [1, 'a', 1],
    [0, 'c', 0],
  ] as const)('%i ₫ in group %s earns %i ₫', (price, group, earned) => {
    expect(commissionOn(price, group)).toBe(earned);
  });
});
