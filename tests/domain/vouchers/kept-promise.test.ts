import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brokenPromiseOf, type VoucherPromise } from '#shared/vouchers/kept-promise.ts';
import { countsFor } from '#shared/vouchers/voucher-goods.ts';
import { voucherState } from '#shared/vouchers/voucher-choices.ts';
import { voucherDiscount, voucherRefusal } from '#shared/vouchers/voucher-rules.ts';

const promise = fc.record<VoucherPromise>({
  category: fc.constant('system_voucher'),
  type: fc.constantFrom('discount_percentage', 'discount_amount', 'free_shipping'),
  reach: fc.constant('collect'),
  discountPercentage: fc.integer({ min: 1, max: 100 }),
  maxDiscountAmount: fc.option(fc.integer({ min: 1, max: 50 })),
  discountAmount: fc.integer({ min: 1, max: 50 }),
  freeShippingAmount: fc.integer({ min: 1, max: 50 }),
  minOrderAmount: fc.integer({ min: 0, max: 100 }),
  maxOrderAmount: fc.option(fc.integer({ min: 50, max: 200 })),
  validFrom: fc.constantFrom('2026-01-01', '2026-01-05'),
  validTo: fc.constantFrom('2026-01-10', '2026-01-20'),
  limitedTo: fc.subarray([
    { kind: 'product' as const, id: 'gao', name: 'Gạo' },
    { kind: 'category' as const, id: 'cat_gao', name: 'Gạo' },
    { kind: 'business' as const, id: 'biz', name: 'Bà Ba' },
  ]),
  perPerson: fc.integer({ min: 1, max: 3 }),
});
const order = fc.record({
  orderAmount: fc.integer({ min: 0, max: 250 }),
  shippingFee: fc.integer({ min: 0, max: 60 }),
  now: fc.constantFrom('2026-01-02', '2026-01-08', '2026-01-15'),
  good: fc.record({
    productId: fc.constantFrom('gao', 'muoi'),
    categoryIds: fc.constantFrom(['cat_gao'], []),
    businessId: fc.constantFrom('biz', 'other'),
  }),
});

type Wish = typeof order extends fc.Arbitrary<infer T> ? T : never;

const worthTo = (given: VoucherPromise, { good, ...basket }: Wish): number => {
  const terms = {
    ...given,
    id: 'v',
    category: 'system_voucher' as const,
    type: given.type as 'discount_amount',
    eligibleAmount: countsFor(given.limitedTo, good) ? basket.orderAmount : 0,
  };
  return voucherRefusal(terms, basket) ? 0 : voucherDiscount(terms, basket);
};

/** A promise, and the same with a field or two said otherwise. */
const changed = fc
  .tuple(promise, promise, fc.nat(), fc.nat())
  .map(([before, other, one, two]): [VoucherPromise, VoucherPromise] => {
    // The keys of a literal are the names it was written with.
    const names = Object.keys(before) as (keyof VoucherPromise)[];
    const taken = [one, two].map((place) => names[place % names.length] ?? 'type');
    return [before, { ...before, ...Object.fromEntries(taken.map((name) => [name, other[name]])) }];
  });

describe('a promise', () => {
  it('that is worth less to any order is said to be broken', () => {
    expect.hasAssertions();
    fc.assert(
      fc.property(changed, order, ([before, after], wish) => {
        if (worthTo(after, wish) < worthTo(before, wish))
          expect(brokenPromiseOf(before, after)).not.toEqual([]);
      }),
      { numRuns: 5000 },
    );
  });

  it('is kept by leaving it as it is, or by giving more', () => {
    fc.assert(
      fc.property(promise, (one) => {
        const more = {
          ...one,
          discountPercentage: 100,
          maxDiscountAmount: null,
          minOrderAmount: 0,
          limitedTo: [],
        };
        expect([brokenPromiseOf(one, one), brokenPromiseOf(one, more)]).toEqual([[], []]);
      }),
    );
  });

  it('of everybody is not taken from anybody', () => {
    fc.assert(
      fc.property(promise, (one) => {
        expect(brokenPromiseOf({ ...one, reach: 'everybody' }, { ...one, reach: 'named' })).toEqual([
          'reach',
        ]);
        expect(brokenPromiseOf(one, { ...one, reach: 'everybody' })).toEqual([]);
      }),
    );
  });
});

it.each([
  ['2025-12-31', {}, 'coming'],
  ['2026-01-01', {}, 'running'],
  ['2026-01-31', {}, 'over'],
  ['2026-01-15', { isPaused: true }, 'paused'],
  ['2026-01-15', { isUsedUp: true }, 'used-up'],
  ['2026-02-01', { isPaused: true, isUsedUp: true }, 'over'],
  ['2025-12-01', { isPaused: true }, 'paused'],
] as const)('at %s with %o it is %s', (now, given, state) => {
  const standing = { validFrom: '2026-01-01', validTo: '2026-01-31', isPaused: false, isUsedUp: false };
  expect(voucherState({ ...standing, ...given }, now)).toBe(state);
});
