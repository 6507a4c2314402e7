/** What is known of a payment when money arrives. */
export type AwaitedPayment = {
  status: 'created' | 'pending' | 'succeeded' | 'failed' | 'cancelled' | 'refunded';
  /** Why it ended, where it did not succeed. */
  reason?: 'expired' | 'superseded' | 'cancelled' | 'declined' | 'held' | null;
};

/** What the order wants, whichever of its payments the money names. */
export type AwaitingOrder = {
  total: number;
  /** Sum of the money that has come so far. */
  received: number;
  isPaid: boolean;
  /** Cancelled or given back: nothing waits any more. */
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
 * What becomes of money, from the orders it names and what they are by now. Amounts are never matched with a
 * tolerance and never alone; what came in parts is counted together, to whichever code of the order it came.
 */
export function verdictOf(
  amount: number,
  named: readonly { payment: AwaitedPayment; order: AwaitingOrder }[],
): Verdict {
  const [found, ...others] = named;
  if (!found) return { outcome: 'unknown' };
  if (others.length > 0) return { outcome: 'ambiguous' };
  const { payment, order } = found;
  if (order.isPaid) return { outcome: 'surplus', surplus: amount };
  if (order.isOver) return { outcome: 'late', surplus: amount };
  const sum = order.received + amount;
  // The code of an earlier picture is as good as the new one's, as long as the order still waits.
  const isLate = payment.status === 'failed' && payment.reason === 'expired';
  if (sum < order.total) return { outcome: isLate ? 'late-short' : 'underpaid', missing: order.total - sum };
  return { outcome: isLate ? 'late' : 'paid', surplus: sum - order.total };
}
