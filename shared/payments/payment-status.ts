import * as z from 'zod';
import { paymentStatuses } from './payment-choices.ts';

export const PaymentStatus = z.enum(paymentStatuses);
export type PaymentStatus = z.infer<typeof PaymentStatus>;

type Moves = Partial<Record<PaymentStatus, PaymentStatus>>;

/** Events of a payment attempt, with the resulting status. No other status changes happen. */
export const paymentEvents = {
  /** The provider's payment page is open. */
  open: { created: 'pending' },
  /** Enough money arrived. An attempt that had ended becomes paid too, because the money is there. */
  succeed: { created: 'succeeded', pending: 'succeeded', failed: 'succeeded', cancelled: 'succeeded' },
  /** The provider declined. */
  refuse: { created: 'failed', pending: 'failed' },
  /** The bank has received the money but holds it for review; a person has to look. */
  doubt: { created: 'created', pending: 'pending' },
  /** The attempt expired; not applied while it is held for review. */
  expire: { created: 'failed', pending: 'failed' },
  /** The payer, the order, or another attempt ended it. */
  'give-up': { created: 'cancelled', pending: 'cancelled' },
  /** Staff took its money off the order, because it belongs to another order or to nobody known. */
  'take-off': { succeeded: 'failed' },
  /** Its money was refunded. */
  'pay-back': { succeeded: 'refunded' },
} as const satisfies Record<string, Moves>;
export type PaymentEvent = keyof typeof paymentEvents;

/** Returns the status after an event; undefined if the event changes nothing. */
export function afterPaymentEvent(from: PaymentStatus, event: PaymentEvent): PaymentStatus | undefined {
  const moves: Moves = paymentEvents[event];
  return moves[from];
}
