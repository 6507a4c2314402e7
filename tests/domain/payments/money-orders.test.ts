import { expect, it } from 'vitest';
import { toMoneyOrder } from '#functions/domain/payments/staff/money-order.ts';
import { aWaitingOrder } from '#tests/support/payments.ts';

it('what pays for other goods was refunded to nobody', () => {
  const back = { cause: 'return', returnId: 't1', paidAt: '2026-11-20T03:00:00.000Z' } as const;
  const order = aWaitingOrder({
    paymentStatus: 'paid',
    paidAmount: 180_000,
    refundedAmount: 70_000,
    refundDue: 9_000,
    paybacks: [
      { ...back, amount: 50_000 },
      { ...back, amount: 20_000, carriedTo: { id: 'other', code: 'CL1' } },
    ],
  });
  expect(toMoneyOrder(order)).toMatchObject({
    paidAmount: 180_000,
    refundedAmount: 50_000,
    refundDue: 9_000,
    total: 180_000,
    phone: order.customer.phone,
    customer: order.customer.fullName,
  });
});
