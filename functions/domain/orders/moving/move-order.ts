import { coverOf } from '#shared/orders/order-cover.ts';
import type { OrderEvent } from '#shared/orders/order-status.ts';
import { returnDays } from '#shared/returns/return-rules.ts';
import { type shortShelf, takeStock } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import { recordPurchases } from '#functions/domain/purchases/purchase.ts';
import { type ChangedOrder, changeOrder, type OrderChange } from './change-order.ts';
import type { TimelineEntry } from '../order-record.ts';
import { mailBuyer } from './order-mail.ts';
import type { StoredOrder } from '../order-record.ts';
import { missingOf } from '../order-money.ts';
import { requireEvent, wrongState } from '../order-state.ts';
import { orderCause } from '../stock-cause.ts';

/** `provider`: whoever brings it. */
export type By = 'shopper' | 'staff' | 'provider';
type Status = StoredOrder['status'];

const dayMilliseconds = 86_400_000;

const step = (from: Status, to: Status, by: By): TimelineEntry => ({
  kind: 'status',
  from,
  to,
  by,
  note: '',
});

/** One step of an order on its way, and nothing else. */
function move(
  order: StoredOrder,
  event: OrderEvent,
  by: By,
  at: Date,
  change: OrderChange = {},
  entries: readonly TimelineEntry[] = [],
): ChangedOrder {
  const status = requireEvent(order, event);
  return changeOrder(order, { ...change, status }, [...entries, step(order.status, status, by)], at);
}

/** Nothing is packed that still awaits its money. */
export const startPacking = (order: StoredOrder, at: Date): ChangedOrder =>
  move(order, 'start-packing', 'staff', at);

/** What is packed leaves the stock: it is no longer held, and no longer there. */
export function completePacking(order: StoredOrder, at: Date): ChangedOrder<typeof shortShelf> {
  const moved = move(order, 'complete-packing', 'staff', at, { stock: 'taken' });
  const sold = orderCause(order, 'sold');
  const taken = order.holdings.map((held) => takeStock(held, sold));
  return { ...moved, writes: [...moved.writes, ...taken] };
}

/** Who brings it and by which number, where the shop does not bring it itself. */
export type CarriedBy = Pick<StoredOrder, 'carrier' | 'trackingNumber'>;

/** Only what is sent has a carrier; the rest is fetched. */
export function handToCarrier(order: StoredOrder, at: Date, by?: CarriedBy): ChangedOrder {
  if (order.deliveryType !== 'prepaid_ship') throw wrongState(order);
  const moved = move(order, 'hand-to-carrier', 'staff', at, by);
  return { ...moved, writes: [...moved.writes, mailBuyer(moved.after, 'order-delivering')] };
}

/** The carrier has fetched it: from here on nobody calls it off. */
export const fetchOrder = (order: StoredOrder, at: Date): ChangedOrder =>
  move(order, 'fetch', 'provider', at);

/** The carrier does not come after all. */
export const callCarrierOff = (order: StoredOrder, at: Date): ChangedOrder =>
  move(order, 'call-carrier-off', 'staff', at, { carrier: null, trackingNumber: null });

/** It lies packed in the warehouse again, and is to go out once more. */
export const sendOutAgain = (order: StoredOrder, at: Date): ChangedOrder =>
  move(order, 'send-again', 'staff', at, { carrier: null, trackingNumber: null });

/** How an order reaches its buyer: at the counter only staff can tell. */
function deliveryEvent(order: StoredOrder, by: By): OrderEvent {
  const isAtCounter = by === 'staff' && order.deliveryType === 'warehouse_pickup';
  return isAtCounter && order.status === 'packing_completed' ? 'deliver-at-counter' : 'deliver';
}

/**
 * Cash passes over with the goods, as those say who took it: what the shopper says makes nothing paid, and what a carrier
 * collected is the shop's once the carrier has paid it out.
 */
function cashTaken(order: StoredOrder, by: By): { change: OrderChange; entries: TimelineEntry[] } {
  if (by !== 'staff' || order.carrier !== null || coverOf(order) !== 'cash')
    return { change: {}, entries: [] };
  const amount = missingOf(order);
  return {
    change: { paymentStatus: 'paid', paidAmount: order.paidAmount + amount },
    entries: [{ kind: 'payment', from: order.paymentStatus, to: 'paid', by, note: String(amount) }],
  };
}

type Also = { change?: OrderChange; entries?: readonly TimelineEntry[] };

/** What of an order its buyer has not given back. */
const keptItems = ({ items, returnedPieces = {} }: StoredOrder): StoredOrder['items'] =>
  items.filter(({ id, quantity }) => quantity > (returnedPieces[id] ?? 0));

/**
 * It has arrived: what was bought may be reviewed, and for a week be given back. `also`: what changes with it, where not
 * all of it was taken in.
 */
export function completeOrder(order: StoredOrder, by: By, at: Date, also: Also = {}): ChangedOrder {
  const cash = cashTaken({ ...order, ...also.change }, by);
  const arrived = {
    ...also.change,
    completedAt: at.toISOString(),
    returnableUntil: new Date(at.getTime() + returnDays * dayMilliseconds).toISOString(),
    ...cash.change,
  };
  const entries = [...(also.entries ?? []), ...cash.entries];
  const moved = move(order, deliveryEvent(order, by), by, at, arrived, entries);
  const { id: orderId, userId } = order;
  const lines = keptItems(moved.after);
  const purchases = userId
    ? recordPurchases({ orderId, buyerId: userId, completedAt: at.toISOString(), lines })
    : [];
  return { ...moved, writes: [...moved.writes, ...purchases, mailBuyer(moved.after, 'order-completed')] };
}
