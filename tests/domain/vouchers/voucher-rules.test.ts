import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bestVouchers,
  discountOfAll,
  areCombinable,
  voucherDiscount,
  type VoucherRefusal,
  voucherRefusal,
  type VoucherTerms,
} from '#shared/vouchers/voucher-rules.ts';

const now = '2026-06-15T00:00:00.000Z';
const voucher = (terms: Partial<VoucherTerms> = {}): VoucherTerms => ({
  id: 'v',
  category: 'system_voucher',
  type: 'discount_amount',
  minOrderAmount: 0,
  maxOrderAmount: null,
  discountPercentage: 0,
  maxDiscountAmount: null,
  discountAmount: 0,
  freeShippingAmount: 0,
  validFrom: '2026-06-01T00:00:00.000Z',
  validTo: '2026-06-30T00:00:00.000Z',
  ...terms,
});
const percent = (discountPercentage: number, terms: Partial<VoucherTerms> = {}) =>
  voucher({ type: 'discount_percentage', discountPercentage, ...terms });
const freeship = (freeShippingAmount: number) => voucher({ type: 'free_shipping', freeShippingAmount });

describe('what a voucher takes off', () => {
  type Case = [what: string, terms: VoucherTerms, orderAmount: number, fee: number, discount: number];
  it.each<Case>([
    ['10 % of 200.000', percent(10), 200_000, 0, 20_000],
    ['10 % rounds down', percent(10), 199_999, 0, 19_999],
    ['12,5 % has no fraction', percent(12.5), 100_001, 0, 12_500],
    ['up to its cap', percent(50, { maxDiscountAmount: 30_000 }), 200_000, 0, 30_000],
    ['a fixed amount', voucher({ discountAmount: 25_000 }), 200_000, 0, 25_000],
    ['never more than the goods', voucher({ discountAmount: 25_000 }), 9_000, 0, 9_000],
    ['shipping up to its amount', freeship(20_000), 200_000, 35_000, 20_000],
    ['shipping up to the fee', freeship(50_000), 200_000, 35_000, 35_000],
    ['nothing without a fee', freeship(50_000), 200_000, 0, 0],
    ['of the goods it is for', percent(10, { eligibleAmount: 50_000 }), 200_000, 0, 5_000],
    [
      'a fixed amount, up to those goods',
      voucher({ discountAmount: 25_000, eligibleAmount: 9_000 }),
      200_000,
      0,
      9_000,
    ],
    ['never of more than the order', percent(10, { eligibleAmount: 500_000 }), 200_000, 0, 20_000],
  ])('%s', (_, terms, orderAmount, shippingFee, discount) => {
    expect(voucherDiscount(terms, { orderAmount, shippingFee })).toBe(discount);
  });
});

describe('why a voucher cannot be used', () => {
  type Case = [
    what: string,
    terms: Partial<VoucherTerms>,
    amount: number,
    refusal: VoucherRefusal | undefined,
  ];
  it.each<Case>([
    ['at its minimum it can', { minOrderAmount: 100_000 }, 100_000, undefined],
    ['below it', { minOrderAmount: 100_000 }, 55_000, { reason: 'below-minimum', missing: 45_000 }],
    ['at its maximum it can', { maxOrderAmount: 100_000 }, 100_000, undefined],
    ['above it', { maxOrderAmount: 100_000 }, 100_001, { reason: 'above-maximum', over: 1 }],
    ['expired', { validTo: '2026-06-14T23:59:59.999Z' }, 1, { reason: 'expired' }],
    ['on its last instant it can', { validTo: now }, 1, undefined],
    ['not yet', { validFrom: '2026-06-15T00:00:00.001Z' }, 1, { reason: 'not-yet' }],
    ['none of the goods it is for', { eligibleAmount: 0 }, 1, { reason: 'no-matching-goods' }],
    ['no fee to spare', { type: 'free_shipping' }, 1, { reason: 'no-shipping-fee' }],
  ])('%s', (_, terms, orderAmount, refusal) => {
    expect(voucherRefusal(voucher(terms), { orderAmount, shippingFee: 0, now })).toEqual(refusal);
  });
});

describe('several vouchers', () => {
  const points = voucher({ id: 'p', category: 'points_voucher', discountAmount: 80_000 });

  it('take no more than there is, together', () => {
    const both = discountOfAll([points, voucher({ discountAmount: 80_000 })], {
      orderAmount: 100_000,
      shippingFee: 0,
    });
    expect(both).toEqual({ each: [80_000, 20_000], goods: 100_000, shipping: 0, total: 100_000 });
  });

  it('are at most one of each kind', () => {
    expect(areCombinable([])).toBe(true);
    expect(areCombinable([points, voucher()])).toBe(true);
    expect(areCombinable([points, points])).toBe(false);
    expect(areCombinable([voucher(), voucher()])).toBe(false);
  });

  it('the best pair is found, without one that adds nothing', () => {
    const whole = voucher({ id: 'all', discountAmount: 500_000 });
    const basket = { orderAmount: 100_000, shippingFee: 30_000, now };
    expect(bestVouchers([points, whole], basket).map(({ id }) => id)).toEqual(['all']);
    const ship = { ...freeship(30_000), id: 'ship' };
    expect(bestVouchers([points, ship, percent(10)], basket).map(({ id }) => id)).toEqual(['p', 'ship']);
    expect(bestVouchers([voucher({ minOrderAmount: 1e9, discountAmount: 1 })], basket)).toEqual([]);
  });

  it('no pair saves more than the best', () => {
    const term = fc
      .record({
        category: fc.constantFrom('points_voucher' as const, 'system_voucher' as const),
        type: fc.constantFrom(
          'discount_percentage' as const,
          'discount_amount' as const,
          'free_shipping' as const,
        ),
        minOrderAmount: fc.integer({ min: 0, max: 300_000 }),
        discountPercentage: fc.integer({ min: 1, max: 100 }),
        discountAmount: fc.integer({ min: 1, max: 200_000 }),
        freeShippingAmount: fc.integer({ min: 1, max: 50_000 }),
      })
      .map((terms) => voucher(terms));
    fc.assert(
      fc.property(fc.array(term, { maxLength: 8 }), fc.nat(400_000), fc.nat(40_000), (all, amount, fee) => {
        const basket = { orderAmount: amount, shippingFee: fee, now };
        const best = discountOfAll(bestVouchers(all, basket), basket).total;
        const usable = all.filter((terms) => !voucherRefusal(terms, basket));
        for (const a of usable)
          for (const b of usable)
            if (areCombinable([a, b])) expect(discountOfAll([a, b], basket).total).toBeLessThanOrEqual(best);
        expect(best).toBeLessThanOrEqual(amount + fee);
      }),
    );
  });
});
