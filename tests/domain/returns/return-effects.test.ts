import { describe, expect, it } from 'vitest';
import type { OrderVoucher } from '#shared/orders/order.ts';
import { effectsOf, faultOf, moneyOf } from '#shared/returns/return-effects.ts';
import { Inspection, resultOf } from '#shared/returns/inspection.ts';
import { ReturnReason } from '#shared/returns/return-order.ts';
import { inspected, isSameInspection } from '#functions/domain/returns/inspect-return.ts';
import type { StoredReturn } from '#functions/domain/returns/return-record.ts';
import { aProduct } from '#tests/support/catalogue.ts';
import { anOrderItem, aStoredOrder } from '#tests/support/returns.ts';

const voucher = (type: OrderVoucher['type'], discountAmount: number): OrderVoucher => ({
  id: type,
  code: 'V',
  name: 'V',
  category: 'system_voucher',
  type,
  discountAmount,
  voucherId: null,
  campaignId: null,
});

/** Two lines of 200.000 and 100.000, a voucher of 30.000 off the goods, and 20.000 of 25.000 paid for the way. */
const order = {
  subtotal: 300_000,
  shippingFee: 25_000,
  vouchers: [voucher('discount_amount', 30_000), voucher('free_shipping', 5_000)],
  discount: null,
};
const two = { unitTotal: 100_000, quantity: 2 };
const one = { unitTotal: 100_000, quantity: 1 };

describe('the table of what a return sets right', () => {
  it.each([
    ['all of it, the shop’s fault', 'refund', 'shop', [two, one], 270_000, 20_000, true, 270_000],
    ['a third of it, the shop’s fault', 'refund', 'shop', [one], 90_000, 6_666, true, 90_000],
    ['all of it, nobody’s fault', 'refund', 'buyer', [two, one], 270_000, 0, false, 270_000],
    ['a third of it, nobody’s fault', 'refund', 'buyer', [one], 90_000, 0, false, 90_000],
    ['other goods, the shop’s fault', 'exchange', 'shop', [two, one], 0, 0, false, 0],
    ['other goods, nobody’s fault', 'exchange', 'buyer', [one], 0, 0, false, 0],
    ['nothing that passed', 'refund', 'shop', [{ ...one, quantity: 0 }], 0, 0, true, 0],
  ] as const)('%s', (_, resolution, fault, pieces, goods, shipping, vouchers, uncounted) => {
    const { shares: _shares, ...effects } = effectsOf({ order, pieces, fault, resolution });
    expect(effects).toEqual({ fault, goods, shipping, vouchers, uncounted });
  });

  it('loses no đồng when all goes back at once, whatever a voucher leaves to round', () => {
    const odd = { ...order, vouchers: [voucher('discount_amount', 1)], shippingFee: 10_001 };
    const effects = effectsOf({ order: odd, pieces: [two, one], fault: 'shop', resolution: 'refund' });
    expect([moneyOf(effects), effects.shares]).toEqual([299_999 + 10_001, [199_999, 100_000]]);
  });

  it('never gives more than was paid, however it is cut', () => {
    const odd = { ...order, vouchers: [voucher('discount_amount', 7)], shippingFee: 10_001 };
    const parts = [two, one].map((piece) =>
      moneyOf(effectsOf({ order: odd, pieces: [piece], fault: 'shop', resolution: 'refund' })),
    );
    expect(parts.reduce((sum, part) => sum + part, 0)).toBeLessThanOrEqual(300_000 - 7 + 10_001);
  });

  it('knows whose fault each reason is', () => {
    expect(ReturnReason.options.filter((reason) => faultOf[reason] === 'buyer')).toEqual([
      'changed_mind',
      'other',
    ]);
  });
});

describe('looking at what came back', () => {
  const [kettle, cup] = [aProduct({ name: 'Ấm', price: 100_000 }), aProduct({ name: 'Chén', price: 50_000 })];
  const bought = [anOrderItem(kettle, 2), anOrderItem(cup, 1)];
  const paying = aStoredOrder(
    { id: 'lan', fullName: 'Lan', phoneNumber: '0912345678', email: 'lan@example.com' },
    bought,
  );
  const returned = {
    reason: 'damaged',
    resolution: 'refund',
    qaResult: null,
    items: bought.map((line) => ({ ...line, itemId: line.id })),
  } as unknown as StoredReturn;
  const [first = '', second = ''] = bought.map(({ id }) => id);
  const said = (lines: object[], more: object = {}) => Inspection.parse({ lines, ...more });

  it('pays for what passed, line by line', () => {
    const found = inspected(
      returned,
      said([
        { itemId: second, passed: 1, restocked: 1 },
        { itemId: first, passed: 1, note: 'Một chiếc đã dùng' },
      ]),
      paying,
    );
    expect(found).toMatchObject({ qaResult: 'partial', refundAmount: 150_000 });
    expect(
      found.items.map(({ passed, restocked, refundAmount }) => [passed, restocked, refundAmount]),
    ).toEqual([
      [1, 0, 100_000],
      [1, 1, 50_000],
    ]);
  });

  it.each([
    ['a line is left out', [{ itemId: first, passed: 1 }], 'RETURN_LINE_UNKNOWN'],
    [
      'a line is of another order',
      [
        { itemId: first, passed: 1 },
        { itemId: 'x', passed: 1 },
      ],
      'RETURN_LINE_UNKNOWN',
    ],
    [
      'more passed than came',
      [
        { itemId: first, passed: 3 },
        { itemId: second, passed: 0 },
      ],
      'RETURN_TOO_MANY',
    ],
    [
      'lots do not come to what is laid back',
      [
        {
          itemId: first,
          passed: 2,
          restocked: 2,
          lots: [{ code: 'A', expiresOn: '2027-01-01', quantity: 1 }],
        },
        { itemId: second, passed: 0 },
      ],
      'LOTS_NEEDED',
    ],
  ])('is refused where %s', (_, lines, code) => {
    expect(() => inspected(returned, said(lines), paying)).toThrow(code);
  });

  it.each([
    ['no word and no line', {}],
    ['partial without saying what', { qaResult: 'partial' }],
    ['more laid back than passed', { lines: [{ itemId: 'a', passed: 1, restocked: 2 }] }],
    ['a line twice', { lines: [1, 1].map(() => ({ itemId: 'a', passed: 1 })) }],
  ])('is junk: %s', (_, body) => expect(Inspection.safeParse(body).success).toBe(false));

  it.each([
    ['damaged', [0, 0]],
    ['poor_quality', [0, 0]],
    ['missing_parts', [0, 0]],
    ['wrong_item', [2, 1]],
    ['changed_mind', [2, 1]],
  ] as const)(
    'accepted goods of reason %s go back on the shelf unless damage was named',
    (reason, shelved) => {
      const found = inspected({ ...returned, reason }, Inspection.parse({ qaResult: 'passed' }), paying);
      expect(found.items.map(({ restocked }) => restocked)).toEqual(shelved);
      // The buyer gets the money all the same.
      expect(found.refundAmount).toBe(250_000);
    },
  );

  it('goods with named damage go back on the shelf where whoever looked says so, and others stay away', () => {
    const shelved = (reason: ReturnReason, restock: boolean) =>
      inspected({ ...returned, reason }, Inspection.parse({ qaResult: 'passed', restock }), paying).items.map(
        ({ restocked }) => restocked,
      );
    expect(shelved('damaged', true)).toEqual([2, 1]);
    expect(shelved('changed_mind', false)).toEqual([0, 0]);
  });

  it('tells the same from something else', () => {
    const asSaid = { qaResult: 'passed', note: '', restock: true } as const;
    const done = { ...returned, ...inspected(returned, asSaid, paying) };
    expect(isSameInspection(done, asSaid)).toBe(true);
    expect(isSameInspection(done, { ...asSaid, restock: false })).toBe(false);
    // Whose fault it was is said of the goods, too.
    expect(isSameInspection(done, { ...asSaid, fault: 'shop' })).toBe(true);
    expect(isSameInspection(done, { ...asSaid, fault: 'buyer' })).toBe(false);
  });

  it.each([
    [[[1, 1]], 'passed'],
    [[[1, 2]], 'partial'],
    [
      [
        [0, 1],
        [1, 1],
      ],
      'partial',
    ],
    [[[0, 3]], 'failed'],
  ])('%j is %s', (lines, result) => {
    expect(resultOf(lines.map(([passed = 0, quantity = 0]) => ({ passed, quantity })))).toBe(result);
  });
});
