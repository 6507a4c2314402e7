import { describe, expect, it } from 'vitest';
import { priceBands, roundPrices, stepOfPrice } from '#functions/domain/catalogue/search/price-bands.ts';

function bandsOf(prices: number[]) {
  const inStep = roundPrices.map(() => 0);
  const atStep = roundPrices.map(() => 0);
  for (const price of prices) {
    const step = stepOfPrice(price);
    inStep[step] = (inStep[step] ?? 0) + 1;
    if (price === roundPrices[step]) atStep[step] = (atStep[step] ?? 0) + 1;
  }
  return priceBands(inStep, atStep);
}

describe('price bands', () => {
  it('part products at round prices into about equal shares', () => {
    const prices = Array.from({ length: 100 }, (_, n) => Math.round(20_000 * 1.06 ** n) + 1);
    const bands = bandsOf(prices);
    expect(bands).toHaveLength(5);
    expect(bands.map(({ min }) => min)).toEqual([0, 50_000, 200_000, 500_000, 2_000_000]);
    expect(bands.map(({ max }) => max)).toEqual([50_000, 200_000, 500_000, 2_000_000, null]);
    expect(bands.reduce((sum, { count }) => sum + count, 0)).toBe(100);
  });

  it('both hold what costs just the bound between them, as a filter would', () => {
    expect(bandsOf([60_000, 100_000, 150_000])).toEqual([
      { min: 0, max: 100_000, count: 2 },
      { min: 100_000, max: null, count: 2 },
    ]);
  });

  it.each([[[]], [[55_000, 60_000]]])('there are none for %j', (prices) => {
    expect(bandsOf(prices)).toEqual([]);
  });
});
