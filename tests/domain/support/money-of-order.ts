import type { Arrival } from '#functions/domain/orders/moving/arrival.ts';
import { settlePaid } from '#functions/domain/orders/moving/settle-order.ts';
import type { Payback, StoredOrder } from '#functions/domain/orders/order-record.ts';

/** Time of payments in these tests. */
export const at = new Date('2026-11-20T03:00:00.000Z');

/** Amount that an order has to pay back; the default cause is an overpayment. */
export const aPayback = (amount: number, given: Partial<Payback> = {}): Payback => ({
  cause: 'surplus',
  returnId: null,
  amount,
  paidAt: null,
  ...given,
});

/** Order after a payment of the amount. */
export const comes = (order: StoredOrder, amount: number, given: Partial<Arrival> = {}): StoredOrder =>
  settlePaid(order, { amount, late: false, by: 'provider', at, ...given }).after;

/** Amounts and flags of an order in one short object for comparisons. */
export const sums = ({
  status,
  paymentStatus,
  paidAmount,
  refundDue,
  refundedAmount,
  flags,
}: StoredOrder) => ({
  stands: `${status} ${paymentStatus}`,
  paid: paidAmount,
  due: refundDue,
  back: refundedAmount,
  flags: flags.toSorted().join(),
});
