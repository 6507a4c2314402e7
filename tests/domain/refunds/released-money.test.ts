import { describe, expect, it } from 'vitest';
import { moneyHeld, missingOf, priceOf } from '#functions/domain/orders/order-money.ts';
import { releaseRefund, takeForRefund } from '#functions/domain/orders/moving/refund-order.ts';
import { cancelOrder } from '#functions/domain/orders/moving/cancel-order.ts';
import { giveUpPrice } from '#functions/domain/returns/return-money.ts';
import { aSoldOrder } from '#tests/support/invoices.ts';

const at = new Date();
const all = { parts: 'goodwill', refundId: 'r1', at } as const;

describe('money that was to go back, and does not after all', () => {
  it('goes back as far as goods came back meanwhile', () => {
    const order = aSoldOrder({ sold: [{ price: 100_000, quantity: 2 }] });
    const given = takeForRefund(order, { ...all, amount: order.total }).after;
    const returned = { ...given, ...giveUpPrice(given, { id: 't1', refundAmount: 108_000, items: [] }) };
    const after = releaseRefund(returned, 'r1', at).after;
    expect([after.refundDue, after.goodwillAmount]).toEqual([108_000, 0]);
    expect(moneyHeld(after)).toBe(priceOf(after));
  });

  it('goes back whole where the order was called off meanwhile', () => {
    const order = aSoldOrder({ status: 'confirmed', stock: 'reserved' });
    const given = takeForRefund(order, { ...all, amount: 50_000 }).after;
    const off = cancelOrder(given, { by: 'staff', reason: 'Hết hàng', at }).after;
    expect(moneyHeld(releaseRefund(off, 'r1', at).after)).toBe(0);
  });

  it('pays for an order that has gone on since it was called off', () => {
    const order = aSoldOrder({ status: 'confirmed', stock: 'reserved' });
    const leaving = {
      cause: 'cancelled',
      returnId: null,
      amount: 30_000,
      paidAt: null,
      refundId: 'r1',
    } as const;
    const revived = { ...order, refundDue: 30_000, paybacks: [leaving] };
    const after = releaseRefund(revived, 'r1', at).after;
    expect([after.refundDue, missingOf(after), moneyHeld(after)]).toEqual([0, 0, order.total]);
  });
});
