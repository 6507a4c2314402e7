import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { KindOnSale } from '#functions/domain/catalogue/search/kinds-on-sale.ts';
import { ridsByPrice } from '#functions/domain/catalogue/search/price-ranks.ts';

type Row = { rid: number; total: number };

/** Only prices and numbers are looked at. */
const kindOf = (rows: readonly Row[]): KindOnSale => {
  const sorted = rows.toSorted((a, b) => a.total - b.total || a.rid - b.rid);
  return {
    prices: {
      totals: Float64Array.from(sorted, ({ total }) => total),
      rids: Float64Array.from(sorted, ({ rid }) => rid),
    },
  } as KindOnSale;
};

// Few prices, so that many products cost the same, and a few that cost millions.
const price = fc.oneof(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 90_000_000 }));
const market = fc.record({
  prices: fc.array(price, { minLength: 1, maxLength: 150, size: 'max' }),
  kinds: fc.integer({ min: 1, max: 9 }),
  minPrice: fc.option(fc.integer({ min: 0, max: 12 }), { nil: undefined }),
  maxPrice: fc.option(fc.integer({ min: 6, max: 50_000_000 }), { nil: undefined }),
  take: fc.constantFrom(1, 7, 24),
  descending: fc.boolean(),
});

it('names the products of every page by price, those that cost the same as they are numbered', () => {
  fc.assert(
    fc.property(market, ({ prices, kinds, minPrice, maxPrice, take, descending }) => {
      const rows = prices.map((total, rid) => ({ rid: rid + 1, total }));
      const groups = Array.from({ length: kinds }, (_, nth) => rows.filter(({ rid }) => rid % kinds === nth));
      const within = rows
        .filter(({ total }) => total >= (minPrice ?? 0) && total <= (maxPrice ?? Infinity))
        .sort((a, b) => (descending ? b.total - a.total : a.total - b.total) || a.rid - b.rid);
      for (let from = 0; from < within.length; from += take) {
        const places = { from, take: Math.min(take, within.length - from), descending };
        expect(ridsByPrice(groups.map(kindOf), { minPrice, maxPrice }, places)).toEqual(
          within.slice(from, from + take).map(({ rid }) => rid),
        );
      }
    }),
    { numRuns: 60 },
  );
});

it('counts what is far from the page instead of sorting it', () => {
  const rows = Array.from({ length: 5_000 }, (_, nth) => ({ rid: nth + 1, total: nth * 1_000 }));
  const read: number[] = [];
  const { prices, ...rest } = kindOf(rows);
  const rids = new Proxy(prices?.rids ?? new Float64Array(), {
    get: (all, at) => {
      read.push(Number(at));
      return all[Number(at)];
    },
  });
  const kinds = [{ ...rest, prices: { ...prices, rids } } as KindOnSale];
  for (const [from, descending] of [
    [0, false],
    [2_400, false],
    [4_976, true],
  ] as const) {
    read.length = 0;
    expect(ridsByPrice(kinds, {}, { from, take: 24, descending })).toHaveLength(24);
    expect(read.length).toBeLessThanOrEqual(24 + 2 * 32);
  }
});

it('leaves out a kind whose prices nobody asked for', () => {
  const known = kindOf([{ rid: 3, total: 5 }]);
  const unknown = { products: 2 } as KindOnSale;
  expect(ridsByPrice([known, unknown], {}, { from: 0, take: 1, descending: false })).toEqual([3]);
});
