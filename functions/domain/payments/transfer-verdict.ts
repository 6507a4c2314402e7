/** What is known of a payment when money arrives. */
export type AwaitedPayment = {
  status: 'created' | 'pending' | 'succeeded' | 'failed' | 'cancelled' | 'refunded';
  /** Why it ended, where it did not succeed. */
  reason?: 'expired' | 'superseded' | 'cancelled';
  due: number;
  /** Sum of the transfers counted so far. */
  received: number;
};

/** What an order still wants, when its payment no longer does. */
export type AwaitingOrder = { status: string; isPaid: boolean };

export type Transfer = { direction: 'in' | 'out'; amount: number; toOurAccount: boolean };

export type Verdict =
  | { outcome: 'ignored' }
  | { outcome: 'unknown' }
  | { outcome: 'ambiguous' }
  | { outcome: 'paid'; surplus: number }
  | { outcome: 'underpaid'; missing: number }
  | { outcome: 'surplus'; surplus: number }
  /** The payment ended before its money came: the order is to be taken up again, if it still can be. */
  | { outcome: 'late'; surplus: number }
  | { outcome: 'late-short' };

const isOurs = ({ direction, amount, toOurAccount }: Transfer): boolean =>
  direction === 'in' && amount > 0 && toOurAccount;

function ofPending(due: number, sum: number): Verdict {
  if (sum < due) return { outcome: 'underpaid', missing: due - sum };
  return { outcome: 'paid', surplus: sum - due };
}

/**
 * What becomes of a transfer, from what it names and what that payment is by now. Amounts are never matched with a
 * tolerance and never alone.
 */
export function verdictOf(
  transfer: Transfer,
  named: readonly { payment: AwaitedPayment; order: AwaitingOrder }[],
): Verdict {
  if (!isOurs(transfer)) return { outcome: 'ignored' };
  const [found, ...others] = named;
  if (!found) return { outcome: 'unknown' };
  if (others.length > 0) return { outcome: 'ambiguous' };
  const { payment, order } = found;
  const sum = payment.received + transfer.amount;
  if (order.isPaid || payment.status === 'succeeded' || payment.status === 'refunded')
    return { outcome: 'surplus', surplus: transfer.amount };
  if (payment.status === 'created' || payment.status === 'pending') return ofPending(payment.due, sum);
  // The code of an earlier picture is as good as the new one's, as long as the order still waits.
  if (payment.reason === 'superseded' && order.status === 'draft') return ofPending(payment.due, sum);
  return sum < payment.due ? { outcome: 'late-short' } : { outcome: 'late', surplus: sum - payment.due };
}
