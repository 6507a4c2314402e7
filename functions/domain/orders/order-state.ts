import { AppError } from '#shared/contract/errors.ts';
import { paymentDeadlineOf, coverOf } from '#shared/orders/order-cover.ts';
import { afterEvent, mayBecome, needsCover, type OrderEvent } from '#shared/orders/order-status.ts';
import { depositLacking, moneyHeld, missingOf } from './order-money.ts';
import type { StoredOrder } from './order-record.ts';
import type { OrderStatus } from '#shared/values/order-status-schema.ts';

export const wrongState = (order: StoredOrder): AppError =>
  new AppError('ORDER_STATE', {
    params: { status: paymentDeadlineOf(order) === 'proof' ? 'unproven' : order.status },
  });

/** Error for work without cover: uncertain money, or a cash buyer who has not confirmed. */
const uncovered = ({ paymentMethod, provenBy }: StoredOrder): AppError =>
  new AppError(paymentMethod === 'cash' && provenBy === null ? 'ORDER_UNPROVEN' : 'ORDER_UNPAID');

/** Whether the event is refused only because the order has no cover yet. */
const waitsForCover = (order: StoredOrder, event: OrderEvent): boolean =>
  order.status === 'draft' && coverOf(order) === undefined && afterEvent('confirmed', event) === 'packing';

/** Returns the status after an event; throws if the event is not allowed in the order's state. */
export function requireEvent(order: StoredOrder, event: OrderEvent): OrderStatus {
  const next = afterEvent(order.status, event);
  if (next) return next;
  throw waitsForCover(order, event) ? uncovered(order) : wrongState(order);
}

/** The rest is paid at the door, but the deposit has not come. */
const lacksDeposit = (order: StoredOrder): boolean => coverOf(order) === 'cash' && depositLacking(order) > 0;

/** Work status of an order without certain money or a confirmed buyer. */
const isUncovered = (order: StoredOrder): boolean =>
  needsCover[order.status] && (coverOf(order) === undefined || lacksDeposit(order));

/** Whether the money does not add up: marked paid without the sum, or more refunded than came. */
function isMadeUp(order: StoredOrder): boolean {
  const { refundDue, refundedAmount, paymentStatus, status } = order;
  if (refundDue < 0 || refundedAmount < 0 || moneyHeld(order) < 0) return true;
  return paymentStatus === 'paid' && needsCover[status] && missingOf(order) > 0;
}

/**
 * Checks every change of an order: no forbidden status, no work without cover, no money out of nothing. A
 * record that was wrong before may still be corrected, as long as it does not get worse.
 */
export function requireSound(before: StoredOrder, after: StoredOrder): void {
  const hasMoved = before.status !== after.status;
  if (hasMoved && !mayBecome(before.status, after.status)) throw wrongState(before);
  if (isUncovered(after) && (hasMoved || !isUncovered(before))) throw uncovered(after);
  if (isMadeUp(after) && !isMadeUp(before)) throw new Error(`The money of order ${after.id} does not add up`);
}
