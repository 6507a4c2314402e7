import type { Arrival } from '#functions/domain/orders/moving/arrival.ts';
import { settlePaid } from '#functions/domain/orders/moving/settle-order.ts';
import type { Payback, StoredOrder } from '#functions/domain/orders/order-record.ts';

/** The moment at which money comes and goes in these tests. */
export const at = new Date('2026-11-20T03:00:00.000Z');

/** An amount that an order has to pay back; too much was paid, unless another cause is given. */
export const aPayback = (amount: number, given: Partial<Payback> = {}): Payback => ({
  cause: 'surplus',
  returnId: null,
  amount,
  paidAt: null,
  ...given,
});

/** The order after an amount was paid towards it. */
export const comes = (order: StoredOrder, amount: number, given: Partial<Arrival> = {}): StoredOrder =>
  settlePaid(order, { amount, late: false, by: 'provider', at, ...given }).after;

/** An order's sums and marks in one short object to compare with. */
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
