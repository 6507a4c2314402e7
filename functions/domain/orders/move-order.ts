import { returnDays, shopperMayComplete } from '#shared/orders/order-status.ts';
import { takeStock } from '#functions/domain/catalogue/hold-stock.ts';
import { forget } from '#functions/domain/due/due-items.ts';
import { recordPurchases } from '#functions/domain/purchases/purchase.ts';
import { type ChangedOrder, changeOrder, type OrderChange } from './change-order.ts';
import type { Telling } from './order-events.ts';
import { mailBuyer } from './order-mail.ts';
import type { StoredOrder } from './order-record.ts';
import { requireMove, wrongState } from './order-state.ts';
import { unpaidDue } from './settle-order.ts';

export type By = 'shopper' | 'staff';
type Status = StoredOrder['status'];

const dayMilliseconds = 86_400_000;

const step = (from: Status, to: Status, by: By): Telling => ({ kind: 'status', from, to, by, note: '' });

/** One step of an order on its way, and nothing else. */
function move(order: StoredOrder, to: Status, by: By, at: Date, change: OrderChange = {}): ChangedOrder {
  requireMove(order, to);
  return changeOrder(order, { status: to, ...change }, [step(order.status, to, by)], at);
}

export const startPacking = (order: StoredOrder, at: Date): ChangedOrder =>
  move(order, 'packing', 'staff', at);

/** What is packed leaves the stock: it is no longer held, and no longer there. */
export function completePacking(order: StoredOrder, at: Date): ChangedOrder {
  const moved = move(order, 'packing_completed', 'staff', at, { stock: 'taken' });
  return { ...moved, writes: [...moved.writes, ...order.holdings.map(takeStock)] };
}

/** Only what is sent has a carrier; the rest is fetched. */
export function handToCarrier(order: StoredOrder, at: Date): ChangedOrder {
  if (order.deliveryType !== 'prepaid_ship') throw wrongState(order);
  const moved = move(order, 'delivering', 'staff', at);
  return { ...moved, writes: [...moved.writes, mailBuyer(moved.order, 'order-delivering')] };
}

/** Staff take an order as agreed before its money came. */
export function confirmOrder(order: StoredOrder, at: Date): ChangedOrder {
  const due = unpaidDue(order);
  const moved = move(order, 'confirmed', 'staff', at, { unpaidUntil: null });
  return { ...moved, writes: [...moved.writes, ...(due ? [forget(due)] : [])] };
}

/** Cash passes over with the goods. */
const cashPaid = ({ paymentStatus, paymentMethod, total, paidAmount }: StoredOrder): OrderChange =>
  paymentStatus === 'processing' && paymentMethod === 'cash'
    ? { paymentStatus: 'paid', paidAmount: Math.max(paidAmount, total) }
    : {};

/** It has arrived: what was bought may be reviewed, and for a week be given back. */
export function completeOrder(order: StoredOrder, by: By, at: Date): ChangedOrder {
  const isFetched = order.deliveryType === 'warehouse_pickup';
  const isReady = shopperMayComplete(order.status) || (by === 'staff' && isFetched);
  if (!isReady) throw wrongState(order);
  const moved = move(order, 'completed', by, at, {
    completedAt: at.toISOString(),
    returnableUntil: new Date(at.getTime() + returnDays * dayMilliseconds).toISOString(),
    ...cashPaid(order),
  });
  const { id: orderId, userId, items } = order;
  const purchases = userId
    ? recordPurchases({ orderId, buyerId: userId, completedAt: at.toISOString(), lines: items })
    : [];
  return { ...moved, writes: [...moved.writes, ...purchases, mailBuyer(moved.order, 'order-completed')] };
}

const isOver = ({ status }: StoredOrder): boolean => status === 'cancelled' || status === 'returned';

/** The money went back: with it an order that was called off is over, and one that was paid too much for is even. */
export function refundOrder(order: StoredOrder, note: string, at: Date): ChangedOrder {
  if (order.refundDue <= 0) throw wrongState(order);
  const flags = order.flags.filter((flag) => flag !== 'refund_due');
  const money = { refundDue: 0, refundedAmount: order.refundedAmount + order.refundDue, flags };
  const telling = {
    kind: 'payment',
    from: order.paymentStatus,
    to: 'refunded',
    by: 'staff',
    note: note || String(order.refundDue),
  } as const;
  const changed = isOver(order)
    ? changeOrder(
        order,
        { ...money, status: 'refunded', paymentStatus: 'refunded' },
        [telling, step(order.status, 'refunded', 'staff')],
        at,
      )
    : changeOrder(order, money, [telling], at);
  return { ...changed, writes: [...changed.writes, mailBuyer(changed.order, 'order-refunded', note)] };
}
