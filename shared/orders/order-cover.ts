import type { Order } from './order.ts';

type PaymentFacts = Pick<Order, 'paymentStatus' | 'paymentMethod' | 'flags' | 'provenBy'>;

/** Reason why the shop is sure of an order's money: paid, cash on delivery, or on credit. */
export type Cover = 'paid' | 'cash' | 'credit';

/** Undefined while the order waits for money or, in cash, for the buyer's proof: it must not be packed. */
export function coverOf({ paymentStatus, paymentMethod, flags, provenBy }: PaymentFacts): Cover | undefined {
  if (paymentStatus === 'paid' || paymentStatus === 'refunded') return 'paid';
  if (flags.includes('on_credit')) return 'credit';
  return paymentMethod === 'cash' && provenBy !== null ? 'cash' : undefined;
}

/** Reason why an order is not confirmed: no money yet or, if cash, no proof that the buyer means it. */
export type OrderWait = 'money' | 'proof';

export function paymentDeadlineOf({
  status,
  paymentMethod,
  provenBy,
}: Pick<Order, 'status' | 'paymentMethod' | 'provenBy'>): OrderWait | undefined {
  if (status !== 'draft') return undefined;
  return paymentMethod === 'cash' && provenBy === null ? 'proof' : 'money';
}
