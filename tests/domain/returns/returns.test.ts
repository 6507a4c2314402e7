import { describe, expect, it } from 'vitest';
import { refundShare } from '#shared/returns/refund-share.ts';
import { mayMove, ReturnStatus, setsFree, shopperMayCancelReturn } from '#shared/returns/return-status.ts';
import { missingOf, type OrderMoney } from '#functions/domain/orders/order-money.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { sendBack, take } from '#functions/domain/orders/refund-money.ts';
import { keepPrice, moneyAfter } from '#functions/domain/returns/return-money.ts';
import { shelvesFor } from '#functions/domain/returns/restock-return.ts';
import { isAllBack, plus } from '#functions/domain/returns/return-tally.ts';

/** A refund of all that is due, sent. */
function payBack(money: OrderMoney, at: Date) {
  const parts = { causes: ['return', 'surplus', 'late', 'cancelled'] as const };
  const taken = take(money, parts, { amount: money.refundDue, refundId: 'HT1' });
  return sendBack({ ...money, paybacks: taken }, 'HT1', at);
}

describe('the moves of a return', () => {
  it('lets shoppers withdraw until the goods travel', () => {
    expect(ReturnStatus.options.filter(shopperMayCancelReturn)).toEqual(['requested', 'approved']);
    expect(ReturnStatus.options.filter(setsFree)).toEqual(['rejected', 'cancelled']);
  });

  it.each([
    ['inspected', 'refunded', 'passed', true],
    ['inspected', 'exchanged', 'passed', true],
    ['inspected', 'closed', 'passed', false],
    ['inspected', 'refunded', 'partial', true],
    ['inspected', 'closed', 'partial', false],
    ['inspected', 'closed', 'failed', true],
    ['inspected', 'refunded', 'failed', false],
    ['approved', 'received', null, false],
    ['closed', 'requested', null, false],
  ] as const)('%s → %s when goods %s: %s', (from, to, qaResult, allowed) => {
    expect(mayMove(from, to, qaResult)).toBe(allowed);
  });
});

describe('the share of the money', () => {
  const voucher = (type: 'discount_amount' | 'free_shipping', discountAmount: number) => ({
    id: 'v',
    code: 'V10',
    name: 'V',
    category: 'system_voucher' as const,
    type,
    discountAmount,
    voucherId: null,
    campaignId: null,
  });

  it.each([
    ['no voucher', 300_000, [], 100_000, 1, 100_000],
    ['30.000 off 300.000', 300_000, [voucher('discount_amount', 30_000)], 100_000, 2, 180_000],
    ['free shipping is not the goods’', 300_000, [voucher('free_shipping', 30_000)], 100_000, 1, 100_000],
    ['a third of an odd sum, rounded down', 100, [voucher('discount_amount', 1)], 33, 1, 32],
    ['all of it given away', 100_000, [voucher('discount_amount', 100_000)], 100_000, 1, 0],
    ['an order of nothing', 0, [], 0, 1, 0],
  ] as const)('%s', (_, subtotal, vouchers, unitTotal, quantity, share) => {
    expect(refundShare({ subtotal, vouchers: [...vouchers] }, unitTotal, quantity)).toBe(share);
  });
});

describe('the order’s money', () => {
  const at = new Date('2026-11-21T01:00:00.000Z');
  const step = (id: string, status: ReturnStatus, given: Partial<Parameters<typeof moneyAfter>[1]> = {}) =>
    ({
      id,
      status,
      resolution: 'refund',
      qaResult: 'passed',
      refundAmount: 100,
      items: [] as Parameters<typeof moneyAfter>[1]['items'],
      ...given,
    }) as const;

  /** An order of 300 of which so much came, after these steps of its returns. */
  function after(paidAmount: number, ...steps: (ReturnType<typeof step> | 'paid back' | 'goods for a')[]) {
    let order: Parameters<typeof moneyAfter>[0] = {
      paymentStatus: paidAmount >= 300 ? 'paid' : 'processing',
      total: 300,
      paidAmount,
      refundedAmount: 0,
      refundDue: 0,
      returnedAmount: 0,
      paybacks: [],
      flags: [],
    };
    const changeOf = (one: (typeof steps)[number]) => {
      if (one === 'paid back') return payBack(order, at);
      return one === 'goods for a' ? keepPrice(order, a) : moneyAfter(order, one);
    };
    for (const one of steps) order = { ...order, ...changeOf(one) };
    const { refundDue, refundedAmount, flags } = order;
    return { refundDue, refundedAmount, missing: missingOf(order), isOwing: flags.includes('refund_due') };
  }
  const even = { refundDue: 0, refundedAmount: 0, missing: 0, isOwing: false };
  const [a, b] = [step('a', 'inspected'), step('b', 'inspected')];

  it.each([
    ['not before they are seen', () => after(300, step('a', 'approved')), even],
    ['not for goods that failed', () => after(300, step('a', 'inspected', { qaResult: 'failed' })), even],
    ['owed once the goods pass', () => after(300, a), { ...even, refundDue: 100, isOwing: true }],
    [
      'owed for those of them that pass',
      () => after(300, step('a', 'inspected', { qaResult: 'partial', refundAmount: 40 })),
      { ...even, refundDue: 40, isOwing: true },
    ],
    ['each return by itself', () => after(300, a, b), { ...even, refundDue: 200, isOwing: true }],
    [
      'paid by a refund',
      () => after(300, a, 'paid back', step('a', 'refunded')),
      { ...even, refundedAmount: 100 },
    ],
    [
      'one paid, the other still owed',
      () => after(300, a, 'paid back', step('a', 'refunded'), b),
      { ...even, refundDue: 100, refundedAmount: 100, isOwing: true },
    ],
    ['other goods instead of money', () => after(300, a, 'goods for a'), even],
    [
      'other goods for one, the other still owed',
      () => after(300, a, b, 'goods for a'),
      { ...even, refundDue: 100, isOwing: true },
    ],
    [
      'no more than they cost, where too much came',
      () => after(400, a),
      { ...even, refundDue: 100, isOwing: true },
    ],
    ['nothing where nothing came', () => after(0, a), { ...even, missing: 200 }],
    ['first taken off what is still to be paid', () => after(40, a), { ...even, missing: 160 }],
    [
      'only what came beyond what is left to pay',
      () => after(150, a, b),
      { ...even, refundDue: 50, isOwing: true },
    ],
  ])('%s', (_, money, expected) => expect(money()).toEqual(expected));

  it.each([
    ['refunded while its money is owed', () => after(300, a, step('a', 'refunded')), 'RETURN_OWED'],
    ['refunded while a single đồng of it is owed', () => after(201, a, step('a', 'refunded')), 'RETURN_OWED'],
    ['exchanged as long as money is wished for', () => after(300, a, step('a', 'exchanged')), 'RETURN_STATE'],
    [
      'refunded as long as goods are',
      () => after(300, step('a', 'refunded', { resolution: 'exchange' })),
      'RETURN_STATE',
    ],
    [
      'given goods for what was paid back already',
      () => after(300, a, 'paid back', 'goods for a'),
      'RETURN_STATE',
    ],
  ])('not %s', (_, steps, refusal) => expect(steps).toThrow(refusal));

  it('is all there once goods came back that were still to be paid, and not where nothing came', () => {
    const unpaid = {
      paymentStatus: 'processing',
      total: 300,
      paidAmount: 200,
      refundedAmount: 0,
      refundDue: 0,
      returnedAmount: 0,
      paybacks: [],
      flags: ['underpaid', 'on_credit'] as StoredOrder['flags'],
    } as const;
    const settled = (paidAmount: number) => moneyAfter({ ...unpaid, paybacks: [], paidAmount }, a);
    expect(settled(200)).toMatchObject({ paymentStatus: 'paid', credit: null, flags: [], refundDue: 0 });
    expect(settled(199)).not.toHaveProperty('paymentStatus');
    expect(settled(0)).not.toHaveProperty('paymentStatus');
    expect(settled(250)).toMatchObject({ paymentStatus: 'paid', refundDue: 50 });
  });

  it('nor are goods given for what an order was paid without', () => {
    const rest = {
      total: 300,
      paidAmount: 200,
      refundedAmount: 0,
      refundDue: 0,
      returnedAmount: 100,
      paybacks: [],
      flags: [],
    };
    const exchange = (paymentStatus: 'paid' | 'processing') => keepPrice({ ...rest, paymentStatus }, a);
    expect(() => exchange('paid')).toThrow('RETURN_STATE');
    expect(exchange('processing')).toMatchObject({ returnedAmount: 0 });
  });
});

describe('the tally of an order', () => {
  it('counts up and down, never below nothing', () => {
    const held = plus({ a: 1 }, [
      { itemId: 'a', quantity: 2 },
      { itemId: 'b', quantity: 1 },
    ]);
    expect(held).toEqual({ a: 3, b: 1 });
    expect(plus(held, [{ itemId: 'b', quantity: 5 }], -1)).toEqual({ a: 3, b: 0 });
  });

  it('knows when every piece is back', () => {
    const lines = [
      { id: 'a', quantity: 2 },
      { id: 'b', quantity: 1 },
    ];
    expect(isAllBack(lines, { a: 2 })).toBe(false);
    expect(isAllBack(lines, { a: 2, b: 1 })).toBe(true);
  });
});

it('pieces go back to the shelves they came from, and no more than came from each', () => {
  const shelf = (warehouseId: string, quantity: number) => ({
    productId: 'p',
    variantId: '-',
    warehouseId,
    quantity,
  });
  const back = shelvesFor(
    { holdings: [shelf('ha-noi', 2), shelf('da-nang', 3)], items: [] },
    [{ itemId: 'p', productId: 'p', variantId: null, quantity: 4 }],
    '-',
  );
  expect(back.map(({ warehouseId, quantity }) => [warehouseId, quantity])).toEqual([
    ['ha-noi', 2],
    ['da-nang', 2],
  ]);
});

it('pieces go past a shelf that has all of its own again, or more', () => {
  const shelf = (warehouseId: string) => ({ productId: 'p', variantId: '-', warehouseId, quantity: 2 });
  const order = { holdings: [shelf('ha-noi'), shelf('da-nang'), shelf('hue')], items: [] };
  const back = (laid: number) =>
    shelvesFor(order, [{ itemId: 'l', productId: 'p', variantId: null, quantity: 2 }], '-', {
      'p.-.ha-noi': laid,
    }).map(({ warehouseId, quantity }) => `${warehouseId} ${quantity}`);
  expect([back(1), back(2), back(3)]).toEqual([['ha-noi 1', 'da-nang 1'], ['da-nang 2'], ['da-nang 2']]);
});

it('pieces of a variant go back to its own shelves', () => {
  const shelf = (variantId: string, quantity: number) => ({
    productId: 'p',
    variantId,
    warehouseId: 'ha-noi',
    quantity,
  });
  const order = { holdings: [shelf('red', 2), shelf('blue', 3)], items: [] };
  const back = (variantId: string | null) =>
    shelvesFor(order, [{ itemId: 'l', productId: 'p', variantId, quantity: 2 }], '-');
  expect([back('blue'), back('red'), back(null)]).toEqual([[shelf('blue', 2)], [shelf('red', 2)], []]);
});
