import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type OrderPart, piecesOfLines, priceShares } from '#shared/orders/order-parts.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);

it.each<[total: number, weights: number[], shares: number[]]>([
  [100, [1, 1], [50, 50]],
  [100, [1, 1, 1], [34, 33, 33]],
  [140_000, [120_000, 30_000, 10_000], [105_000, 26_250, 8_750]],
  // What rounding took most from gets it back.
  [10, [2, 7], [2, 8]],
  [1, [1, 1, 1], [1, 0, 0]],
  [0, [5, 7], [0, 0]],
  [9, [0, 3], [0, 9]],
  [9, [0, 0], [5, 4]],
])('%d đồng by %j → %j', (total, weights, shares) => {
  expect(priceShares(total, weights)).toEqual(shares);
});

it('shares are the whole sum to the đồng, none negative, none further than a đồng from what it weighs', () => {
  const money = fc.integer({ min: 0, max: 100_000_000_000 });
  const lines = fc.array(fc.integer({ min: 0, max: 99_000_000_000 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(money, lines, (total, weights) => {
      const shares = priceShares(total, weights);
      expect(shares).toHaveLength(weights.length);
      expect(sum(shares)).toBe(total);
      expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
      const all = sum(weights);
      for (const [place, weight] of weights.entries())
        if (all > 0) expect(Math.abs((shares[place] ?? 0) - (total * weight) / all)).toBeLessThan(1.001);
    }),
  );
});

it('what lines have in common is added up, combos as their parts', () => {
  const part = (productId: string, quantity: number) =>
    ({ productId, variantId: null, quantity }) as OrderPart;
  const line = (productId: string, quantity: number, parts?: OrderPart[]) => ({
    productId,
    variantId: null,
    quantity,
    parts,
  });
  expect(
    piecesOfLines([line('tra', 3), line('hop', 2, [part('tra', 2), part('chen', 1)]), line('chen', 1)]),
  ).toEqual([
    { productId: 'tra', variantId: null, quantity: 7 },
    { productId: 'chen', variantId: null, quantity: 3 },
  ]);
});
