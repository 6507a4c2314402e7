import { describe, expect, it } from 'vitest';
import { payOutRefund, releaseRefund, takeForRefund } from '#functions/domain/orders/moving/refund-order.ts';
import { moneyHeld } from '#functions/domain/orders/order-money.ts';
import { aWaitingOrder } from '#tests/support/payments.ts';
import { aPayback, at, comes, sums } from '../support/money-of-order.ts';

describe('two refunds of what an order owes', () => {
  const parts = { causes: ['surplus', 'late'] } as const;
  const owing = () => comes(comes(aWaitingOrder({ userId: 'lan' }), 180_000), 50_000);
  const first = () => takeForRefund(owing(), { parts, amount: 20_000, refundId: 'r1', at }).after;
  const second = () => takeForRefund(first(), { parts, amount: 30_000, refundId: 'r2', at }).after;

  it('take no more than there is, to the đồng', () => {
    const again = (amount: number) => takeForRefund(first(), { parts, amount, refundId: 'r2', at });
    expect(() => again(30_001)).toThrow('REFUND_TOO_MUCH');
    expect(() => takeForRefund(second(), { parts, amount: 1, refundId: 'r3', at })).toThrow(
      'REFUND_TOO_MUCH',
    );
    const giveOff = (amount: number) =>
      takeForRefund(second(), { parts: 'goodwill', amount, refundId: 'r3', at });
    expect(() => giveOff(180_001)).toThrow('REFUND_TOO_MUCH');
    expect(giveOff(180_000).after).toMatchObject({ goodwillAmount: 180_000, refundDue: 230_000 });
  });

  it('are paid out one after the other, and an order that goes on stays paid', () => {
    const one = payOutRefund(second(), { refundId: 'r1', amount: 20_000, at }).after;
    expect(sums(one)).toMatchObject({ stands: 'confirmed paid', paid: 230_000, due: 30_000, back: 20_000 });
    const both = payOutRefund(one, { refundId: 'r2', amount: 30_000, at }).after;
    expect(sums(both)).toMatchObject({ stands: 'confirmed paid', due: 0, back: 50_000 });
  });

  it('end an order that was called off with the last of them, and not before', () => {
    const off = aWaitingOrder({
      status: 'cancelled',
      paymentStatus: 'paid',
      stock: 'released',
      paidAmount: 180_000,
      refundDue: 180_000,
      flags: ['refund_due'],
      paybacks: [
        aPayback(80_000, { cause: 'cancelled', refundId: 'r1' }),
        aPayback(100_000, { cause: 'cancelled', refundId: 'r2' }),
      ],
    });
    const one = payOutRefund(off, { refundId: 'r1', amount: 80_000, at }).after;
    expect(sums(one)).toEqual({
      stands: 'cancelled paid',
      paid: 180_000,
      due: 100_000,
      back: 80_000,
      flags: 'refund_due',
    });
    const both = payOutRefund(one, { refundId: 'r2', amount: 100_000, at }).after;
    expect(sums(both)).toEqual({
      stands: 'refunded refunded',
      paid: 180_000,
      due: 0,
      back: 180_000,
      flags: '',
    });
  });

  it('come to nothing one by one: what the other has stays its own', () => {
    const one = releaseRefund(second(), 'r1', at).after;
    expect(one.paybacks).toEqual([
      aPayback(20_000, { refundId: null }),
      aPayback(30_000, { refundId: 'r2' }),
    ]);
    expect(sums(one)).toMatchObject({ paid: 230_000, due: 50_000 });
    expect(moneyHeld(one)).toBe(180_000);
    expect(takeForRefund(one, { parts, amount: 20_000, refundId: 'r3', at }).after.refundDue).toBe(50_000);
  });

  it('of which one was given off: it is kept again, and what the other has stays due', () => {
    const given = takeForRefund(second(), { parts: 'goodwill', amount: 15_000, refundId: 'r3', at }).after;
    expect(sums(given)).toMatchObject({ due: 65_000 });
    const after = releaseRefund(given, 'r3', at).after;
    expect([after.refundDue, after.goodwillAmount, moneyHeld(after)]).toEqual([50_000, 0, 180_000]);
  });
});
