import { awaitedBy } from '#shared/orders/order-cover.ts';
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
      /** In their own words. */
      reason: string;
      at: Date;
    }
  | { by: 'system'; at: Date };

/** Words of the shop's own go by name: what an order that lapses waited for in vain. */
export const lapsed = { money: 'unpaid', proof: 'unproven' } as const;

const reasonOf = (order: StoredOrder, cancellation: Cancellation): string =>
  cancellation.by === 'system' ? lapsed[awaitedBy(order) ?? 'money'] : cancellation.reason;

/** What each may call off, and until when: the clock gives up only what nobody paid or stood by. */
const events = {
  shopper: 'cancel-by-shopper',
  staff: 'cancel-by-staff',
  system: 'lapse',
} as const satisfies Record<Cancellation['by'], OrderEvent>;

/** Whoever cancels knows why, and their words go into no mail; of a guest who never paid, nobody may be there at all. */
function mailCancelled(order: StoredOrder, by: Cancellation['by'], reason: string): Operation[] {
  if (by !== 'shopper') return [mailBuyer(order, 'order-cancelled', reason)];
  return isUnproven(order) ? [] : [mailBuyer(order, 'order-cancelled')];
}

/** Calls an order off. */
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
