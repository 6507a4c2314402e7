import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type TaxType, taxRateOf } from '#shared/catalogue/tax-rules.ts';
import { lineTotal, orderTotals, type PricedLine } from '#shared/orders/order-totals.ts';
import type { VoucherTerms } from '#shared/vouchers/voucher-rules.ts';

const line = (price: number, type: TaxType, quantity: number, direct = 0): PricedLine => ({
  price,
  taxRate: taxRateOf(type, direct),
  quantity,
});

const off = (discountAmount: number): VoucherTerms => ({
  id: 'v',
  category: 'system_voucher',
  type: 'discount_amount',
  minOrderAmount: 0,
  maxOrderAmount: null,
  discountPercentage: 0,
  maxDiscountAmount: null,
  discountAmount,
  freeShippingAmount: 0,
  validFrom: '',
  validTo: '9',
});
const percent = (discountPercentage: number): VoucherTerms => ({
  ...off(0),
  type: 'discount_percentage',
  discountPercentage,
});
const ship = (freeShippingAmount: number): VoucherTerms => ({
  ...off(0),
  category: 'points_voucher',
  type: 'free_shipping',
  freeShippingAmount,
});

describe('a line', () => {
  type Case = [
    price: number,
    type: TaxType,
    quantity: number,
    direct: number,
    unit: number,
    subtotal: number,
  ];
  it.each<Case>([
    [185_000, 'zero', 2, 0, 185_000, 370_000],
    [185_000, 'five', 1, 0, 194_250, 194_250],
    [185_000, 'eight', 3, 0, 199_800, 599_400],
    [185_000, 'ten', 2, 0, 203_500, 407_000],
    [185_000, 'kct', 1, 0, 203_500, 203_500],
    [185_000, 'kkknt', 1, 0, 194_250, 194_250],
    [185_000, 'khac', 1, 3, 190_550, 190_550],
    // 8 % of 99 is 7,92: rounded for one piece, then taken three times.
    [99, 'eight', 3, 0, 107, 321],
    [1, 'five', 100, 0, 1, 100],
  ])('%i at %s × %i', (price, type, quantity, direct, unitTotal, subtotal) => {
    expect(lineTotal(line(price, type, quantity, direct))).toMatchObject({ unitTotal, subtotal });
  });
});

describe('an order of every tax there is', () => {
  const lines = [
    line(185_000, 'zero', 1),
    line(100_001, 'five', 2),
    line(99_999, 'eight', 1),
    line(45_455, 'ten', 3),
    line(33_333, 'kct', 1),
    line(66_667, 'kkknt', 1),
    line(120_500, 'khac', 2, 8.15),
  ];

  it('adds up line by line, tax by tax', () => {
    const { subtotal, tax, lines: each } = orderTotals(lines, 0, []);
    expect(each.map(({ unitTotal, tax: ofLine, subtotal: all }) => [unitTotal, ofLine, all])).toEqual([
      [185_000, 0, 185_000],
      [105_001, 10_000, 210_002],
      [107_999, 8_000, 107_999],
      [50_001, 13_638, 150_003],
      [36_666, 3_333, 36_666],
      [70_000, 3_333, 70_000],
      [130_321, 19_642, 260_642],
    ]);
    expect([subtotal, tax]).toEqual([1_020_312, 57_946]);
  });

  type Case = [what: string, fee: number, vouchers: VoucherTerms[], discounts: number[], total: number];
  it.each<Case>([
    ['sent home', 36_000, [], [], 1_056_312],
    ['10 %, rounded down', 0, [percent(10)], [102_031], 918_281],
    ['10 %, at most 50.000 ₫', 0, [{ ...percent(10), maxDiscountAmount: 50_000 }], [50_000], 970_312],
    ['50.000 ₫ and the shipping', 36_000, [off(50_000), ship(40_000)], [50_000, 36_000], 970_312],
    ['12,5 %, of some goods only', 0, [{ ...percent(12.5), eligibleAmount: 185_000 }], [23_125], 997_187],
    ['all of it', 18_000, [off(5_000_000), ship(18_000)], [1_020_312, 18_000], 0],
  ])('%s', (_, fee, vouchers, discounts, total) => {
    expect(orderTotals(lines, fee, vouchers)).toMatchObject({ discounts, total, shippingFee: fee });
  });
});

describe('an order', () => {
  const lines = [line(185_000, 'eight', 2), line(100_000, 'ten', 1), line(50_000, 'zero', 4)];
  type Case = [what: string, fee: number, vouchers: VoucherTerms[], discount: number, total: number];
  it.each<Case>([
    ['plain', 0, [], 0, 709_600],
    ['with shipping', 32_000, [], 0, 741_600],
    ['10 % off the goods, not the shipping', 32_000, [percent(10)], 70_960, 670_640],
    ['shipping given', 32_000, [ship(20_000)], 20_000, 721_600],
    ['both', 32_000, [percent(10), ship(50_000)], 102_960, 638_640],
    ['never below nothing', 0, [off(10_000_000)], 709_600, 0],
  ])('%s', (_, fee, vouchers, voucherDiscount, total) => {
    expect(orderTotals(lines, fee, vouchers)).toMatchObject({
      subtotal: 709_600,
      tax: 39_600,
      voucherDiscount,
      total,
    });
  });

  it('is whole đồng and adds up, whatever is in it', () => {
    const anyLine = fc.record({
      price: fc.integer({ min: 0, max: 50_000_000 }),
      taxRate: fc.constantFrom(0, 5, 8, 10, 3, 8.15),
      quantity: fc.integer({ min: 1, max: 999 }),
    });
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 40 }), fc.nat(200_000), fc.nat(100), (all, fee, rate) => {
        const {
          subtotal,
          tax,
          voucherDiscount,
          total,
          lines: each,
          discounts,
        } = orderTotals(all, fee, [percent(rate), ship(15_000)]);
        expect([subtotal, tax, voucherDiscount, total].every(Number.isSafeInteger)).toBe(true);
        expect(total).toBe(subtotal + fee - voucherDiscount);
        expect(each.reduce((sum, one) => sum + one.subtotal, 0)).toBe(subtotal);
        expect(discounts.reduce((sum, one) => sum + one, 0)).toBe(voucherDiscount);
      }),
    );
  });
});
