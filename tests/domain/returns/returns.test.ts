import { describe, expect, it } from 'vitest';
import { refundShare } from '#shared/returns/refund-share.ts';
import { mayMove, ReturnStatus, setsFree, shopperMayCancelReturn } from '#shared/returns/return-status.ts';
import { moneyAfter } from '#functions/domain/returns/return-money.ts';
import { shelvesFor } from '#functions/domain/returns/restock-return.ts';
import { isAllBack, plus } from '#functions/domain/returns/return-tally.ts';

describe('the moves of a return', () => {
  it('lets shoppers withdraw until the goods travel', () => {
    expect(ReturnStatus.options.filter(shopperMayCancelReturn)).toEqual(['requested', 'approved']);
    expect(ReturnStatus.options.filter(setsFree)).toEqual(['rejected', 'cancelled']);
  });

  it.each([
    ['inspected', 'refunded', 'passed', true],
    ['inspected', 'exchanged', 'passed', true],
    ['inspected', 'closed', 'passed', false],
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
  const order = (refundDue: number, refundedAmount = 0) => ({
    refundDue,
    refundedAmount,
    flags: refundDue > 0 ? (['refund_due'] as const).slice() : [],
  });
  const step = (
    status: 'approved' | 'inspected' | 'refunded' | 'exchanged',
    resolution: 'refund' | 'exchange' = 'refund',
    qaResult: 'passed' | 'failed' = 'passed',
  ) => ({ status, resolution, qaResult, refundAmount: 100 });
  const owed = ['refund_due'];

  it.each([
    ['owed once the goods pass', order(0), step('inspected'), { refundDue: 100, flags: owed }],
    ['on top of what was owed', order(50), step('inspected'), { refundDue: 150, flags: owed }],
    ['not for goods that failed', order(0), step('inspected', 'refund', 'failed'), {}],
    ['not before they are seen', order(0), step('approved'), {}],
    ['paid', order(100), step('refunded'), { refundDue: 0, refundedAmount: 100, flags: [] }],
    ['paid, more is owed', order(150), step('refunded'), { refundDue: 50, refundedAmount: 100, flags: owed }],
    ['paid already', order(0, 100), step('refunded'), { refundDue: 0, refundedAmount: 100, flags: [] }],
    [
      'paid after all',
      order(0),
      step('refunded', 'exchange'),
      { refundDue: 0, refundedAmount: 100, flags: [] },
    ],
    ['goods after all', order(100), step('exchanged'), { refundDue: 0, refundedAmount: 0, flags: [] }],
  ] as const)('%s', (_, before, after, money) => {
    expect(moneyAfter({ ...before, flags: [...before.flags] }, after)).toEqual(money);
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
    [shelf('ha-noi', 2), shelf('da-nang', 3)],
    [{ productId: 'p', variantId: null, quantity: 4 }],
    '-',
  );
  expect(back.map(({ warehouseId, quantity }) => [warehouseId, quantity])).toEqual([
    ['ha-noi', 2],
    ['da-nang', 2],
  ]);
});
