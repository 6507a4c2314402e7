import { paymentDeadlineOf } from '#shared/orders/order-cover.ts';
import { cancelDue } from '#functions/domain/due/due-items.ts';
import { type ChangedOrder, changeOrder, type OrderChange } from './change-order.ts';
import type { TimelineEntry } from '../order-record.ts';
import type { StoredOrder } from '../order-record.ts';
import { requireEvent, wrongState } from '../order-state.ts';
import { unpaidDue } from './unpaid-clock.ts';

/** Timeline notes of a cash order that awaits its buyer's proof, and of how the proof came. */
export const proofNotes = { awaited: 'to-prove', link: 'proven-by-link', staff: 'proven-by-call' } as const;

function confirm(
  order: StoredOrder,
  by: TimelineEntry['by'],
  note: string,
  change: OrderChange,
  at: Date,
): ChangedOrder {
  const status = requireEvent(order, 'confirm');
  const due = unpaidDue(order);
  const entry: TimelineEntry = { kind: 'status', from: order.status, to: status, by, note };
  const changed = changeOrder(order, { ...change, status, unpaidUntil: null }, [entry], at);
  return { ...changed, writes: [...changed.writes, ...(due ? [cancelDue(due)] : [])] };
}

/** Confirms by the mailed link. A repeat changes nothing; a cancelled order stays so. */
export function confirmByLink(order: StoredOrder, at: Date): ChangedOrder {
  if (order.provenBy !== null && order.status !== 'cancelled') return { after: order, writes: [] };
  if (paymentDeadlineOf(order) !== 'proof') throw wrongState(order);
  return confirm(order, 'shopper', proofNotes.link, { provenBy: 'link' }, at);
}

/** Confirms an order after staff called the buyer; the order records who called and when. */
export const confirmByCall = (
  order: StoredOrder,
  userId: string,
  at: Date,
  change: OrderChange = {},
): ChangedOrder =>
  confirm(
    order,
    'staff',
    proofNotes.staff,
    { ...change, provenBy: 'staff', called: { userId, at: at.toISOString() } },
    at,
  );
