import { paymentDeadlineOf } from '#shared/orders/order-cover.ts';
import type { OrderEvent } from '#shared/orders/order-status.ts';
import { cancelDue } from '#functions/domain/due/due-items.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import type { ChangedOrder } from './change-order.ts';
import { isUnproven, mailBuyer } from './order-mail.ts';
import type { StoredOrder } from '../order-record.ts';
import { type GivingBack, undoOrder } from './undo-order.ts';
import { unpaidDue } from './unpaid-clock.ts';

export type Cancellation =
  | {
      by: 'shopper' | 'staff';
      /** Free text in the words of the person who cancels. */
      reason: string;
      at: Date;
    }
  | { by: 'system'; at: Date };

/** Reasons for an automatic cancellation, by name: what the order waited for in vain. */
export const lapsed = { money: 'unpaid', proof: 'unproven' } as const;

const reasonOf = (order: StoredOrder, cancellation: Cancellation): string =>
  cancellation.by === 'system' ? lapsed[paymentDeadlineOf(order) ?? 'money'] : cancellation.reason;

/** Cancel event per actor; the state machine decides until when. `lapse` ends unpaid, unconfirmed ones. */
const events = {
  shopper: 'cancel-by-shopper',
  staff: 'cancel-by-staff',
  system: 'lapse',
} as const satisfies Record<Cancellation['by'], OrderEvent>;

/** Mails the cancellation: without a reason if the buyer cancelled, and never to an unproven address. */
function mailCancelled(order: StoredOrder, by: Cancellation['by'], reason: string): Operation[] {
  if (by !== 'shopper') return [mailBuyer(order, 'order-cancelled', reason)];
  return isUnproven(order) ? [] : [mailBuyer(order, 'order-cancelled')];
}

/** Cancels an order. */
export function cancelOrder(order: StoredOrder, cancellation: Cancellation): ChangedOrder<GivingBack> {
  const { by, at } = cancellation;
  const reason = reasonOf(order, cancellation);
  const due = unpaidDue(order);
  const undone = undoOrder(order, {
    event: events[by],
    by,
    note: reason,
    change: { cancelReason: reason, cancelledBy: by, unpaidUntil: null },
    at,
  });
  const follows = [...(due ? [cancelDue(due)] : []), ...mailCancelled(undone.after, by, reason)];
  return { ...undone, writes: [...undone.writes, ...follows] };
}
