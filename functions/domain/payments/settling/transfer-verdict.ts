/** State of a payment when money arrives. */
export type OpenPayment = {
  status: 'created' | 'pending' | 'succeeded' | 'failed' | 'cancelled' | 'refunded';
  /** Reason for the end of a payment that did not succeed. */
  reason?: 'expired' | 'superseded' | 'cancelled' | 'declined' | 'held' | null;
};

/** State of the order, whichever of its payments the money names. */
export type AwaitingOrder = {
  total: number;
  /** Sum of the money that has come so far. */
  received: number;
  isPaid: boolean;
  /** Whether the order was cancelled, returned or refunded and no longer waits for money. */
  isOver: boolean;
};

export type Verdict =
  | { outcome: 'unknown' }
  | { outcome: 'ambiguous' }
  | { outcome: 'paid'; surplus: number }
  | { outcome: 'underpaid'; missing: number }
  | { outcome: 'surplus'; surplus: number }
  /** The payment ended before its money came. */
  | { outcome: 'late'; surplus: number }
  | { outcome: 'late-short'; missing: number };

/**
 * Returns the verdict on money, from the orders it names and their current state. Amounts are never matched
 * with a tolerance and never without a code. Partial payments are added up, whichever code of the order they
 * name.
 */
export function verdictOf(
  amount: number,
  named: readonly { payment: OpenPayment; order: AwaitingOrder }[],
): Verdict {
  const [found, ...others] = named;
  if (!found) return { outcome: 'unknown' };
  if (others.length > 0) return { outcome: 'ambiguous' };
  const { payment, order } = found;
  if (order.isPaid) return { outcome: 'surplus', surplus: amount };
  if (order.isOver) return { outcome: 'late', surplus: amount };
  const sum = order.received + amount;
  // The code of an earlier QR picture is as good as the new one while the order still waits.
  const isLate = payment.status === 'failed' && payment.reason === 'expired';
  if (sum < order.total) return { outcome: isLate ? 'late-short' : 'underpaid', missing: order.total - sum };
  return { outcome: isLate ? 'late' : 'paid', surplus: sum - order.total };
}
