import { coverOf } from '#shared/orders/order-cover.ts';
import type { OrderEvent } from '#shared/orders/order-status.ts';
import { returnDays } from '#shared/returns/return-rules.ts';
import { type shortShelf, takeStock } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import { recordPurchases } from '#functions/domain/reviews/purchase.ts';
import { type ChangedOrder, changeOrder, type OrderChange } from './change-order.ts';
import type { StoredOrder, TimelineEntry } from '../order-record.ts';
import { mailBuyer } from './order-mail.ts';
import { missingOf } from '../order-money.ts';
import { requireEvent, wrongState } from '../order-state.ts';
import { orderCause } from '../stock-cause.ts';

/** Actor of a step; `provider` is the carrier. */
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

/** Moves an order by one event. */
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

/** Starts packing; refused while the order still awaits its money. */
export const startPacking = (order: StoredOrder, at: Date): ChangedOrder =>
  move(order, 'start-packing', 'staff', at);

/** Finishes packing: the pieces leave the stock, both the held count and the on-hand count. */
export function completePacking(order: StoredOrder, at: Date): ChangedOrder<typeof shortShelf> {
  const moved = move(order, 'complete-packing', 'staff', at, { stock: 'taken' });
  const sold = orderCause(order, 'sold');
  const taken = order.holdings.map((held) => takeStock(held, sold));
  return { ...moved, writes: [...moved.writes, ...taken] };
}

/** Carrier and tracking number, if the shop does not deliver the order itself. */
export type CarriedBy = Pick<StoredOrder, 'carrier' | 'trackingNumber'>;

/** Hands an order to its carrier; only shipped orders have one, pickup orders are refused. */
export function handToCarrier(order: StoredOrder, at: Date, by?: CarriedBy): ChangedOrder {
  if (order.deliveryType !== 'prepaid_ship') throw wrongState(order);
  const moved = move(order, 'hand-to-carrier', 'staff', at, by);
  return { ...moved, writes: [...moved.writes, mailBuyer(moved.after, 'order-delivering')] };
}

/** Records that the carrier collected the parcel; from here on the order cannot be cancelled. */
export const fetchOrder = (order: StoredOrder, at: Date): ChangedOrder =>
  move(order, 'fetch', 'provider', at);

/** Records that the carrier does not come after all. */
export const callCarrierOff = (order: StoredOrder, at: Date): ChangedOrder =>
  move(order, 'call-carrier-off', 'staff', at, { carrier: null, trackingNumber: null });

/** Records that the parcel lies packed in the warehouse again and will be sent once more. */
export const sendOutAgain = (order: StoredOrder, at: Date): ChangedOrder =>
  move(order, 'send-again', 'staff', at, { carrier: null, trackingNumber: null });

/** Chooses the delivery event; a handover at the counter can only be reported by staff. */
function deliveryEvent(order: StoredOrder, by: By): OrderEvent {
  const isAtCounter = by === 'staff' && order.deliveryType === 'warehouse_pickup';
  return isAtCounter && order.status === 'packing_completed' ? 'deliver-at-counter' : 'deliver';
}

/**
 * Books cash on delivery when staff report the handover. A report by the shopper does not make the order paid,
 * and money collected by a carrier counts once the carrier has paid it out.
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

/** Lines of which the buyer still has at least one piece. */
const keptItems = ({ items, returnedPieces = {} }: StoredOrder): StoredOrder['items'] =>
  items.filter(({ id, quantity }) => quantity > (returnedPieces[id] ?? 0));

/** Completes an order; returns are open for a week. `also`: changes if part of it was refused. */
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
