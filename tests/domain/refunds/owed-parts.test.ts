import { describe, expect, it } from 'vitest';
import { goodwillOf, owedParts, sourceOf, refundWaysOf } from '#functions/domain/refunds/refund-source.ts';
import { aWaitingOrder } from '#tests/support/payments.ts';
import { refunding } from './refunding.ts';

describe('what an order owes', () => {
  const due = (amount: number, given: object) => ({
    cause: 'surplus' as const,
    returnId: null,
    amount,
    paidAt: null,
    ...given,
  });

  it('is told by kind and by return, what no refund has taken', () => {
    const paybacks = [
      due(1_000, {}),
      due(2_000, { cause: 'late' }),
      due(4_000, { cause: 'cancelled', refundId: 'r1' }),
      due(8_000, { cause: 'return', returnId: 't1' }),
      due(16_000, { cause: 'return', returnId: 't2' }),
      due(32_000, { cause: 'return', returnId: 't2', refundId: 'r2' }),
      due(64_000, { cause: 'return', returnId: 't3', refundId: 'r3' }),
    ];
    expect(owedParts(aWaitingOrder({ paybacks }))).toEqual([
      { kind: 'overpayment', returnId: null, amount: 3_000 },
      { kind: 'return', returnId: 't1', amount: 8_000 },
      { kind: 'return', returnId: 't2', amount: 16_000 },
    ]);
  });

  it('may be given off only where it is paid', () => {
    const paid = aWaitingOrder({ paymentStatus: 'paid', paidAmount: 180_000 });
    expect(goodwillOf(paid)).toBe(180_000);
    expect(goodwillOf({ ...paid, paymentStatus: 'processing' })).toBe(0);
  });

  it('goes back by whoever brought money that is still there, the fullest first', async () => {
    const it = await refunding();
    const order = await it.anOrder({}, { method: 'wallet' });
    const payment = await it.paymentNow(order.payment?.id ?? '');
    const card = { ...payment, id: 'c', provider: 'stripe' as const, received: 5_000 };
    const wallet = { ...payment, id: 'w', received: 9_000 };
    expect(refundWaysOf([card, wallet])).toEqual(['vnpay', 'stripe', 'bank', 'cash']);
    expect(refundWaysOf([{ ...card, received: 1 }])).toEqual(['stripe', 'bank', 'cash']);
    expect(refundWaysOf([card, { ...wallet, sentBack: 9_000 }])).toEqual(['stripe', 'bank', 'cash']);
    expect(
      refundWaysOf([
        { ...card, provider: 'vietqr' },
        { ...wallet, provider: null },
      ]),
    ).toEqual(['bank', 'cash']);
  });

  it('goes back by a payment that brought as much, the one that is named or the fullest', async () => {
    const it = await refunding();
    const order = await it.anOrder({}, { method: 'wallet' });
    const payment = await it.paymentNow(order.payment?.id ?? '');
    const small = { ...payment, id: 's', received: 5_000 };
    const full = { ...payment, id: 'f', received: 9_000 };
    const both = [small, full];
    const vnpay = { way: 'vnpay', amount: 5_000 } as const;
    expect(sourceOf(both, vnpay)?.id).toBe('f');
    expect(sourceOf(both, { ...vnpay, paymentId: 's' })?.id).toBe('s');
    const refusals: [typeof both, Parameters<typeof sourceOf>[1], string][] = [
      [both, { ...vnpay, amount: 5_001, paymentId: 's' }, 'REFUND_WAY'],
      [both, { ...vnpay, amount: 9_001 }, 'REFUND_WAY'],
      [both, { ...vnpay, way: 'stripe' }, 'REFUND_WAY'],
      [both, { ...vnpay, way: 'stripe', paymentId: 's' }, 'REFUND_WAY'],
      [[{ ...full, sentBack: 9_000 }], vnpay, 'REFUND_WAY'],
      [both, { ...vnpay, paymentId: 'x' }, 'PAYMENT_NOT_FOUND'],
      [both, { way: 'bank', amount: 1, paymentId: 'x' }, 'PAYMENT_NOT_FOUND'],
    ];
    for (const [payments, asked, refusal] of refusals)
      expect(() => sourceOf(payments, asked)).toThrow(refusal);
    expect(sourceOf(both, { way: 'cash', amount: 90_000 })).toBeUndefined();
    expect(sourceOf(both, { way: 'bank', amount: 90_000, paymentId: 's' })?.id).toBe('s');
  });
});
