import * as z from 'zod';
import { paymentStatuses } from './payment-choices.ts';

export const PaymentStatus = z.enum(paymentStatuses);
export type PaymentStatus = z.infer<typeof PaymentStatus>;

type Moves = Partial<Record<PaymentStatus, PaymentStatus>>;

/** What can happen to an attempt to pay, and how it stands then. What is not written here changes nothing. */
export const paymentEvents = {
  /** Its page is open. */
  open: { created: 'pending' },
  /** Enough money came by it. One that had ended is paid all the same: the money is there. */
  succeed: { created: 'succeeded', pending: 'succeeded', failed: 'succeeded', cancelled: 'succeeded' },
  /** The provider says no. */
  refuse: { created: 'failed', pending: 'failed' },
  /** The bank has the money and doubts it: a person looks. */
  doubt: { created: 'created', pending: 'pending' },
  /** Its time is up; not while it is in doubt. */
  expire: { created: 'failed', pending: 'failed' },
  /** Its payer, its order, or another attempt ended it. */
  'give-up': { created: 'cancelled', pending: 'cancelled' },
  /** What had paid it was another's, or nobody knows whose: staff have taken it off the order. */
  'take-off': { succeeded: 'failed' },
  /** What it brought went back. */
  'pay-back': { succeeded: 'refunded' },
} as const satisfies Record<string, Moves>;
export type PaymentEvent = keyof typeof paymentEvents;

/** How an attempt stands after something happened; undefined when that changes nothing. */
export function afterPaymentEvent(from: PaymentStatus, event: PaymentEvent): PaymentStatus | undefined {
  const moves: Moves = paymentEvents[event];
  return moves[from];
}
