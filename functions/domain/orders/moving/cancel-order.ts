import { awaitedBy } from '#shared/orders/order-cover.ts';
import type { OrderEvent } from '#shared/orders/order-status.ts';
import {
  type noShelf,
  putBackStock,
  releaseStock,
  type shortShelf,
} from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import { cancelDue } from '#functions/domain/due/due-items.ts';
import { giveBackVouchers, type voucherNotHeld } from '#functions/domain/vouchers/spend-vouchers.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import { type ChangedOrder, changeOrder } from './change-order.ts';
import { isUnproven, mailBuyer } from './order-mail.ts';
import type { StoredOrder } from '../order-record.ts';
import { keptOf, owe, withoutFlags } from '../order-money.ts';
import { requireEvent } from '../order-state.ts';
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

/** What an order has of the stock goes back to where it came from; the order's own state says that it did. */
export function giveBackStock({
  stock,
  holdings,
}: StoredOrder): Operation<typeof noShelf | typeof shortShelf>[] {
  if (stock === 'reserved') return holdings.map(releaseStock);
  return stock === 'taken' ? holdings.map(putBackStock) : [];
}

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

type GivingBack = typeof noShelf | typeof shortShelf | typeof voucherNotHeld;

/** Calls an order off: its stock is free again, its vouchers are its buyer's again, and money that came goes back. */
export function cancelOrder(order: StoredOrder, cancellation: Cancellation): ChangedOrder<GivingBack> {
  const { by, at } = cancellation;
  const reason = reasonOf(order, cancellation);
  const status = requireEvent(order, events[by]);
  const due = unpaidDue(order);
  const isPaid = order.paymentStatus === 'paid';
  const owed = owe(order, { cause: 'cancelled' }, keptOf(order));
  const changed = changeOrder(
    order,
    {
      status,
      ...(!isPaid && { paymentStatus: 'canceled' as const }),
      ...owed,
      // Nothing is waited for any more.
      flags: withoutFlags(owed.flags, 'underpaid', 'on_credit'),
      credit: null,
      stock: 'released',
      cancelReason: reason,
      cancelledBy: by,
      unpaidUntil: null,
    },
    [{ kind: 'status', from: order.status, to: status, by, note: reason }],
    at,
  );
  return {
    ...changed,
    writes: [
      ...changed.writes,
      ...giveBackStock(order),
      ...giveBackVouchers(order, at),
      ...(due ? [cancelDue(due)] : []),
      ...mailCancelled(changed.after, by, reason),
    ],
  };
}
