import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beforeTax, vatRateOf, vatRateText } from '#shared/invoices/vat-rates.ts';
import { taxOf } from '#shared/values/money.ts';
import { contentOf, differenceOf } from '#functions/domain/invoices/content/invoice-content.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { priceOf } from '#functions/domain/orders/order-money.ts';
import { aSoldOrder } from '#tests/support/invoices.ts';

const rate = (taxType: string, day: string, taxRate = 0) => vatRateOf({ taxType, taxRate }, day);

describe('the rate of a sale', () => {
  it.each([
    ['ten', '2026-11-20', 10, 10],
    ['five', '2026-11-20', 5, 5],
    ['zero', '2026-11-20', 0, 0],
    ['eight', '2025-06-30', 8, 10],
    ['eight', '2025-07-01', 8, 8],
    ['eight', '2026-12-31', 8, 8],
    ['eight', '2027-01-01', 8, 10],
    ['kct', '2026-11-20', 10, 'kct'],
    ['kkknt', '2026-11-20', 5, 'kkknt'],
    ['khac', '2026-11-20', 3.5, 3.5],
  ])('of %s on %s, at %s on the price tag, is %s', (taxType, day, taxRate, expected) => {
    expect(rate(taxType, day, taxRate)).toBe(expected);
  });

  it('is written as on an invoice', () => {
    expect(['kct', 'kkknt', 8, 3.5].map((one) => vatRateText(one as number))).toEqual([
      'KCT',
      'KKKNT',
      '8%',
      '3,5%',
    ]);
  });

  it.each([
    [108_000, 8, 100_000],
    [9, 8, 8],
    [194_250, 5, 185_000],
    [1, 10, 1],
    [99_999_999_999, 10, 90_909_090_908],
    [110_000, 'kct', 110_000],
  ] as const)('of %s at %s there are %s before tax', (total, at, net) => {
    expect(beforeTax(total, at)).toBe(net);
  });
});

describe('an invoice', () => {
  it('says what a plain order does: price, tax, and nothing to take off', () => {
    const { lines, ...sums } = contentOf(aSoldOrder(), {});
    expect(lines).toEqual([
      {
        key: 'line-1',
        code: 'SP001',
        name: 'Sản phẩm 1',
        unit: 'cái',
        quantity: 2,
        rate: 8,
        unitPrice: 100_000,
        discount: 0,
        net: 200_000,
        tax: 16_000,
        total: 216_000,
      },
    ]);
    expect(sums).toEqual({
      net: 200_000,
      tax: 16_000,
      total: 216_000,
      sums: [{ rate: 8, net: 200_000, tax: 16_000 }],
    });
  });

  it('carries no tax for KCT and KKKNT, though the price tag adds it: all that was paid is the price', () => {
    const order = aSoldOrder({
      sold: [
        { price: 100_000, taxType: 'kct', taxRate: 10 },
        { price: 100_000, taxType: 'kkknt', taxRate: 5 },
        { price: 100_000, taxType: 'ten', taxRate: 10 },
      ],
    });
    const { lines, sums, net, tax, total } = contentOf(order, {});
    expect(lines.map((line) => [line.unitPrice, line.net, line.tax])).toEqual([
      [110_000, 110_000, 0],
      [105_000, 105_000, 0],
      [100_000, 100_000, 10_000],
    ]);
    expect(sums).toEqual([
      { rate: 'kct', net: 110_000, tax: 0 },
      { rate: 'kkknt', net: 105_000, tax: 0 },
      { rate: 10, net: 100_000, tax: 10_000 },
    ]);
    expect([net, tax, total]).toEqual([315_000, 10_000, 325_000]);
  });

  it('shares vouchers out over the goods, and those for shipping take off shipping', () => {
    const order = aSoldOrder({
      sold: [{ price: 100_000 }, { price: 300_000 }],
      shippingFee: 30_000,
      voucherDiscount: 63_200,
      vouchers: [
        { type: 'free_shipping', discountAmount: 20_000 },
        { type: 'discount_amount', discountAmount: 43_200 },
      ].map(
        (one) =>
          ({
            id: one.type,
            code: '',
            name: '',
            category: 'system_voucher',
            voucherId: null,
            campaignId: null,
            ...one,
          }) as never,
      ),
    });
    const { lines, total } = contentOf(order, {});
    expect(lines.map((line) => [line.key, line.unitPrice, line.discount, line.total])).toEqual([
      ['line-1', 100_000, 10_000, 97_200],
      ['line-2', 300_000, 30_000, 291_600],
      ['shipping', 9259, 0, 10_000],
    ]);
    expect(total).toBe(order.total);
  });

  it('names a combo by its parts, each with its share', () => {
    const part = (name: string, quantity: number, share: number) => ({
      productId: name,
      variantId: null,
      variantName: null,
      name,
      slug: name,
      code: name,
      image: '',
      ground: 0,
      unit: 'hộp',
      quantity,
      share,
    });
    const order = aSoldOrder({
      sold: [{ price: 100_000, quantity: 3, parts: [part('Trà', 2, 60_000), part('Ấm', 1, 48_000)] }],
    });
    const { lines, total } = contentOf(order, {});
    expect(lines.map(({ name, quantity, total: sum }) => [name, quantity, sum])).toEqual([
      ['Trà', 6, 180_000],
      ['Ấm', 3, 144_000],
    ]);
    expect(total).toBe(324_000);
  });

  it('leaves out what came back, and of an order that is over nothing is left', () => {
    const sold = [{ price: 100_000, quantity: 3 }, { price: 50_000 }];
    const order = aSoldOrder({ sold, returnedAmount: 216_000, refundedAmount: 216_000 });
    const before = contentOf(aSoldOrder({ sold }), {});
    const after = contentOf(order, { 'line-1': 2 });
    expect(after.lines.map(({ key, quantity }) => [key, quantity])).toEqual([
      ['line-1', 1],
      ['line-2', 1],
    ]);
    expect(after.total).toBe(priceOf(order));
    const difference = differenceOf([before], after);
    expect(difference).toMatchObject({ total: -216_000, net: -200_000, tax: -16_000 });
    expect(difference.lines).toMatchObject([
      { key: 'line-1', quantity: -2, unitPrice: 100_000, discount: 0 },
    ]);
    expect(contentOf({ ...order, status: 'cancelled', stock: 'released' }, {}).lines).toEqual([]);
    // What was corrected once is not corrected again.
    expect(differenceOf([before, difference], after).lines).toEqual([]);
  });

  it('gives shipping back at its own rate, and not off the goods', () => {
    const sold = [{ price: 90_476, quantity: 2, taxType: 'five', taxRate: 5 }];
    const money = { shippingFee: 35_000, paidAmount: 225_000 };
    const first = contentOf(aSoldOrder({ sold, ...money }), {});
    const back = { returnedAmount: 112_500, returnedShipping: 17_500, refundedAmount: 112_500 };
    const correction = differenceOf(
      [first],
      contentOf(aSoldOrder({ sold, ...money, ...back }), { 'line-1': 1 }),
    );
    expect(correction.lines).toMatchObject([
      { key: 'line-1', quantity: -1, net: -90_476, tax: -4524, total: -95_000 },
      { key: 'shipping', quantity: 0, net: -16_203, tax: -1297, total: -17_500 },
    ]);
    expect(correction.sums).toEqual([
      { rate: 5, net: -90_476, tax: -4524 },
      { rate: 8, net: -16_203, tax: -1297 },
    ]);
  });

  it('charges no shipping, and takes none off the goods, where more of it was given than it cost', () => {
    const free = { type: 'free_shipping', discountAmount: 20_000 } as StoredOrder['vouchers'][number];
    const order = { ...aSoldOrder({ sold: [{ price: 100_000 }] }), shippingFee: 30_000, vouchers: [free] };
    const { lines } = contentOf({ ...order, returnedShipping: 15_000 }, {});
    expect(lines.map(({ key }) => key)).toEqual(['line-1']);
  });

  it('says what is kept of an order all of whose goods came back: for bringing it, or nothing', () => {
    const back = { status: 'refunded', returnedAmount: 108_000, refundedAmount: 108_000 } as const;
    const sold = [{ price: 100_000 }];
    const brought = contentOf(aSoldOrder({ sold, shippingFee: 20_000, ...back }), { 'line-1': 1 });
    expect(brought.lines.map(({ key, total }) => [key, total])).toEqual([['shipping', 20_000]]);
    expect(contentOf(aSoldOrder({ sold, ...back }), { 'line-1': 1 }).lines).toEqual([]);
    // Nobody had paid for it, and nobody will.
    const onCredit = { ...back, refundedAmount: 0, paidAmount: 0, shippingFee: 20_000 };
    expect(contentOf(aSoldOrder({ sold, ...onCredit }), { 'line-1': 1 }).lines).toEqual([]);
  });
});

const rates = [
  ['eight', 8],
  ['ten', 10],
  ['five', 5],
  ['zero', 0],
  ['kct', 10],
  ['kkknt', 5],
  ['khac', 3.25],
] as const;
const anItem = fc.record({
  price: fc.oneof(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 20_000_000_000 })),
  quantity: fc.integer({ min: 1, max: 999 }),
  tax: fc.constantFrom(...rates),
});
const anOrder = fc
  .record({
    items: fc.array(anItem, { minLength: 1, maxLength: 6 }),
    discount: fc.float({ min: 0, max: 1, noNaN: true }),
    shippingFee: fc.integer({ min: 0, max: 90_000 }),
    back: fc.float({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ items, discount, shippingFee, back }) => {
    const sold = items.map(({ price, quantity, tax: [taxType, taxRate] }) => ({
      price,
      quantity,
      taxType,
      taxRate,
    }));
    const subtotal = sold.reduce(
      (sum, one) => sum + (one.price + taxOf(one.price, one.taxRate)) * one.quantity,
      0,
    );
    const order = aSoldOrder({ sold, shippingFee, voucherDiscount: Math.floor(subtotal * discount) });
    return { order, back };
  });

describe('whatever was ordered', () => {
  it('the invoice comes to the đồng to what was paid, line by line and rate by rate', () => {
    fc.assert(
      fc.property(anOrder, ({ order }) => {
        const { lines, sums, net, tax, total } = contentOf(order, {});
        expect(total).toBe(order.total);
        expect(net + tax).toBe(total);
        expect(sums.reduce((sum, one) => sum + one.net + one.tax, 0)).toBe(total);
        for (const line of lines) {
          expect(line.quantity * line.unitPrice - line.discount).toBe(line.net);
          expect(line.net + line.tax).toBe(line.total);
          expect(line.discount).toBeGreaterThanOrEqual(0);
          const percent = typeof line.rate === 'string' ? 0 : line.rate;
          expect(Math.abs(line.tax - (line.net * percent) / 100)).toBeLessThan(1);
          if (percent === 0) expect(line.tax).toBe(0);
        }
      }),
    );
  });

  it('an invoice and what corrects it come to what is kept in the end', () => {
    fc.assert(
      fc.property(anOrder, ({ order, back }) => {
        const returned = Object.fromEntries(
          order.items.map(({ id, quantity }) => [id, Math.floor(quantity * back)]),
        );
        const goods = order.items.reduce((sum, item) => sum + item.unitTotal * (returned[item.id] ?? 0), 0);
        const goodsBack = Math.floor(Math.min(goods, Math.max(0, order.total - order.shippingFee)) / 2);
        const returnedShipping = Math.floor(order.shippingFee * back);
        const left = { ...order, returnedShipping, returnedAmount: goodsBack + returnedShipping };
        const first = contentOf(order, {});
        const correction = differenceOf([first], contentOf(left, returned));
        expect(first.total + correction.total).toBe(priceOf(left));
        const shipping = correction.lines.find(({ key }) => key === 'shipping');
        expect((shipping?.total ?? 0) + returnedShipping).toBe(0);
        for (const line of correction.lines)
          expect(line.quantity * line.unitPrice - line.discount).toBe(line.net);
      }),
    );
  });
});
