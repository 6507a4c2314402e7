import type { OrderEvent } from '#shared/orders/order-status.ts';
import {
  type noShelf,
  putBackStock,
  releaseStock,
  type shortShelf,
} from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import { giveBackVouchers, type voucherNotHeld } from '#functions/domain/vouchers/spend-vouchers.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import { type ChangedOrder, changeOrder, type OrderChange } from './change-order.ts';
import { mailBuyer } from './order-mail.ts';
import { keptOf, owe, withoutFlags } from '../order-money.ts';
import type { StoredOrder, TimelineEntry } from '../order-record.ts';
import { requireEvent } from '../order-state.ts';
import { orderCause } from '../stock-cause.ts';

export type GivingBack = typeof noShelf | typeof shortShelf | typeof voucherNotHeld;

type OrderEnd = {
  event: OrderEvent;
  by: TimelineEntry['by'];
  note: string;
  change?: OrderChange;
  at: Date;
};

/** What an order has of the stock goes back to where it came from; the order's own state says that it did. */
function giveBackStock(
  order: StoredOrder,
  event: OrderEvent,
): Operation<typeof noShelf | typeof shortShelf>[] {
  const { stock, holdings } = order;
  const back = orderCause(order, event === 'come-back' ? 'parcel-returned' : 'cancelled');
  if (stock === 'reserved') return holdings.map((held) => releaseStock(held, orderCause(order, 'released')));
  return stock === 'taken' ? holdings.map((held) => putBackStock(held, back)) : [];
}

/**
 * Ends an order whose goods nobody keeps: they are on their shelves again, its vouchers are its buyer's again, and money
 * that came goes back.
 */
export function undoOrder(
  order: StoredOrder,
  { event, by, note, change = {}, at }: OrderEnd,
): ChangedOrder<GivingBack> {
  const status = requireEvent(order, event);
  const isPaid = order.paymentStatus === 'paid';
  const owed = owe(order, { cause: 'cancelled' }, keptOf(order));
  const changed = changeOrder(
    order,
    {
      ...change,
      status,
      ...(!isPaid && { paymentStatus: 'canceled' as const }),
      ...owed,
      // Nothing is waited for any more.
      flags: withoutFlags(owed.flags, 'underpaid', 'on_credit'),
      credit: null,
      stock: 'released',
    },
    [{ kind: 'status', from: order.status, to: status, by, note }],
    at,
  );
  return {
    ...changed,
    writes: [...changed.writes, ...giveBackStock(order, event), ...giveBackVouchers(order, at)],
  };
}

/** Its parcel has come back: its buyer would not have it, or was not to be found. */
export function cameBack(order: StoredOrder, at: Date): ChangedOrder<GivingBack> {
  const undone = undoOrder(order, { event: 'come-back', by: 'staff', note: '', at });
  return { ...undone, writes: [...undone.writes, mailBuyer(undone.after, 'order-returned')] };
}
