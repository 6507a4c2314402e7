import type { Order } from './order.ts';

type PaymentFacts = Pick<Order, 'paymentStatus' | 'paymentMethod' | 'flags' | 'provenBy'>;

/**
 * Reason why the shop is sure of an order's money: it was paid, is paid in cash on delivery, or may be paid
 * later on credit.
 */
export type Cover = 'paid' | 'cash' | 'credit';

/**
 * Undefined while the order waits for its money or, if paid in cash, for the buyer's confirmation. Such an
 * order must not be packed.
 */
export function coverOf({ paymentStatus, paymentMethod, flags, provenBy }: PaymentFacts): Cover | undefined {
  if (paymentStatus === 'paid' || paymentStatus === 'refunded') return 'paid';
  if (flags.includes('on_credit')) return 'credit';
  return paymentMethod === 'cash' && provenBy !== null ? 'cash' : undefined;
}

/**
 * Reason why an order is not confirmed yet: its money has not come or, if it is paid in cash, the buyer has not
 * proved that they mean it.
 */
export type OrderWait = 'money' | 'proof';

export function awaitedBy({
  status,
  paymentMethod,
  provenBy,
}: Pick<Order, 'status' | 'paymentMethod' | 'provenBy'>): OrderWait | undefined {
  if (status !== 'draft') return undefined;
  return paymentMethod === 'cash' && provenBy === null ? 'proof' : 'money';
}
