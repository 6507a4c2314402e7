import { describe, expect, it } from 'vitest';
import { changeOrder, type OrderChange } from '#functions/domain/orders/moving/change-order.ts';
import { grantCredit } from '#functions/domain/orders/moving/grant-credit.ts';
import { startPacking } from '#functions/domain/orders/moving/move-order.ts';
import { requireEvent, requireSound, wrongState } from '#functions/domain/orders/order-state.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { aWaitingOrder } from '#tests/support/payments.ts';

const at = new Date('2026-11-21T03:00:00.000Z');
const cash = { paymentMethod: 'cash', paymentProvider: null } as const;
const paid = aWaitingOrder({ status: 'packing', paymentStatus: 'paid', paidAmount: 180_000 });
const atTheDoor = aWaitingOrder({ ...cash, status: 'packing' });

describe('a refused order says where it stands', () => {
  it.each([
    ['a draft that waits for its money', {}, 'draft'],
    ['a draft that waits for its buyer’s word', { ...cash, userId: null, provenBy: null }, 'unproven'],
    ['one that is over', { ...cash, status: 'cancelled', provenBy: null }, 'cancelled'],
    ['one that was proven', { ...cash, provenBy: 'link' }, 'draft'],
  ] as const)('%s', (_, given, status) => {
    expect(wrongState(aWaitingOrder(given))).toMatchObject({
      code: 'ORDER_STATE',
      details: { params: { status } },
    });
  });

  it('and that it waits for its money or its buyer’s word, where that alone keeps it from being packed', () => {
    const packed = (given: Partial<StoredOrder>) => () => requireEvent(aWaitingOrder(given), 'start-packing');
    expect(packed({})).toThrow('ORDER_UNPAID');
    expect(packed({ ...cash, provenBy: null })).toThrow('ORDER_UNPROVEN');
    expect(packed({ ...cash, provenBy: 'staff' })).toThrow('ORDER_STATE');
    expect(packed({ paymentStatus: 'paid' })).toThrow('ORDER_STATE');
    expect(packed({ status: 'shipped' })).toThrow('ORDER_STATE');
    expect(() => requireEvent(aWaitingOrder(), 'deliver')).toThrow('ORDER_STATE');
    expect(requireEvent(paid, 'complete-packing')).toBe('packing_completed');
  });
});

describe('a change of an order', () => {
  const change = (before: StoredOrder, more: OrderChange) => () => changeOrder(before, more, [], at);

  it.each<[string, OrderChange]>([
    ['less than nothing is due', { refundDue: -1 }],
    ['less than nothing went back', { refundedAmount: -1, refundDue: 0 }],
    ['more went back than came', { refundedAmount: 180_001, total: 0 }],
    ['more is due than came', { refundDue: 180_001, total: 0 }],
    ['it is paid, and something is missing', { paidAmount: 179_999 }],
  ])('is refused after which %s', (_, more) => {
    expect(change(paid, more)).toThrow('does not add up');
    // What was so before may be changed in another way.
    const before = { ...paid, ...more };
    expect(change(before, { notes: 'Gọi trước' })).not.toThrow();
    expect(change(before, { ...more, paidAmount: 180_000, refundDue: 0, refundedAmount: 0 })).not.toThrow();
  });

  it('may leave a paid order with too little once it is over, or where goods came back', () => {
    const over = { ...paid, status: 'cancelled', stock: 'released' } as const;
    expect(change(over, { paidAmount: 0 })).not.toThrow();
    expect(change(paid, { paidAmount: 100_000, returnedAmount: 80_000 })).not.toThrow();
    expect(change(paid, { paidAmount: 100_000, goodwillAmount: 80_000 })).not.toThrow();
  });

  it('leads to no state that does not follow', () => {
    expect(change(paid, { status: 'completed' })).toThrow('ORDER_STATE');
    expect(change(paid, { status: 'packing_completed' })).not.toThrow();
    expect(() => requireSound(paid, { ...paid })).not.toThrow();
  });

  it.each<[string, StoredOrder, OrderChange, string]>([
    ['its money', { ...paid, paymentMethod: 'transfer' }, { paymentStatus: 'processing' }, 'ORDER_UNPAID'],
    ['its buyer’s word', atTheDoor, { provenBy: null }, 'ORDER_UNPROVEN'],
    ['its deposit', atTheDoor, { deposit: { amount: 60_000, why: 'sum' } }, 'ORDER_UNPAID'],
  ])('leaves nobody working on an order without %s', (_, before, more, code) => {
    expect(change(before, more)).toThrow(code);
    const uncovered = { ...before, ...more };
    expect(change(uncovered, { notes: 'Gọi trước' })).not.toThrow();
    expect(change(uncovered, { status: 'packing_completed' })).toThrow(code);
  });

  it('may go on without its deposit where it may be paid later', () => {
    const waiting = aWaitingOrder({ deposit: { amount: 60_000, why: 'sum' } });
    const { after } = grantCredit(waiting, { by: 'an', reason: 'Quen', days: 30, at });
    expect(startPacking(after, at).after.status).toBe('packing');
  });

  it('may go on with a deposit that came, or one that costs no more than came', () => {
    const deposit = { amount: 60_000, why: 'sum' } as const;
    expect(change(atTheDoor, { deposit, paidAmount: 60_000 })).not.toThrow();
    expect(change(atTheDoor, { deposit, paidAmount: 59_999 })).toThrow('ORDER_UNPAID');
    expect(change(atTheDoor, { deposit, paidAmount: 50_000, total: 50_000 })).not.toThrow();
  });
});
