import type { OrderChange } from '#functions/domain/orders/change-order.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import type { StoredReturn } from './return-record.ts';

type Money = Pick<StoredOrder, 'refundDue' | 'refundedAmount' | 'flags'>;
type Step = Pick<StoredReturn, 'status' | 'qaResult' | 'resolution' | 'refundAmount'>;

const owing = ({ flags }: Money, refundDue: number): Money['flags'] => {
  const others = flags.filter((flag) => flag !== 'refund_due');
  return refundDue > 0 ? [...others, 'refund_due'] : others;
};

/**
 * What a return's step means for the order's money. It is owed from when the goods pass until it went back; what was
 * paid back with the order's other money is not paid back again, and goods given in its place end what was owed.
 */
export function moneyAfter(order: Money, { status, qaResult, resolution, refundAmount }: Step): OrderChange {
  const isOwed = resolution === 'refund';
  if (status === 'inspected' && qaResult === 'passed' && isOwed) {
    const refundDue = order.refundDue + refundAmount;
    return { refundDue, flags: owing(order, refundDue) };
  }
  if (status !== 'refunded' && status !== 'exchanged') return {};
  const owed = isOwed ? Math.min(order.refundDue, refundAmount) : 0;
  const refundDue = order.refundDue - owed;
  const paid = status === 'exchanged' ? 0 : isOwed ? owed : refundAmount;
  return { refundDue, refundedAmount: order.refundedAmount + paid, flags: owing(order, refundDue) };
}
