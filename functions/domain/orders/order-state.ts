import { AppError } from '#shared/contract/errors.ts';
import { awaitedBy, coverOf } from '#shared/orders/order-cover.ts';
import { afterEvent, mayBecome, needsCover, type OrderEvent } from '#shared/orders/order-status.ts';
import { depositLacking, keptOf, missingOf } from './order-money.ts';
import type { StoredOrder } from './order-record.ts';
import type { OrderStatus } from '#shared/values/order-status-schema.ts';

export const wrongState = (order: StoredOrder): AppError =>
  new AppError('ORDER_STATE', {
    params: { status: awaitedBy(order) === 'proof' ? 'unproven' : order.status },
  });

/** Nobody works on an order of which nobody knows that it will be paid, or in cash that anybody means it. */
const uncovered = ({ paymentMethod, provenBy }: StoredOrder): AppError =>
  new AppError(paymentMethod === 'cash' && provenBy === null ? 'ORDER_UNPROVEN' : 'ORDER_UNPAID');

/** Whether whoever wants to work on it has to wait for its cover, rather than for something else. */
const waitsForCover = (order: StoredOrder, event: OrderEvent): boolean =>
  order.status === 'draft' && coverOf(order) === undefined && afterEvent('confirmed', event) === 'packing';

/** Where an order stands after this; refused when it cannot happen to it where it stands. */
export function requireEvent(order: StoredOrder, event: OrderEvent): OrderStatus {
  const next = afterEvent(order.status, event);
  if (next) return next;
  throw waitsForCover(order, event) ? uncovered(order) : wrongState(order);
}

/** The rest is paid at the door, and what had to come before that has not. */
const lacksDeposit = (order: StoredOrder): boolean => coverOf(order) === 'cash' && depositLacking(order) > 0;

/** Work on an order whose money, or whose buyer, nobody is sure of. */
const isUncovered = (order: StoredOrder): boolean =>
  needsCover[order.status] && (coverOf(order) === undefined || lacksDeposit(order));

/** Money that is only said to be there, or that went back without having come. */
function isMadeUp(order: StoredOrder): boolean {
  const { refundDue, refundedAmount, paymentStatus, status } = order;
  if (refundDue < 0 || refundedAmount < 0 || keptOf(order) < 0) return true;
  return paymentStatus === 'paid' && needsCover[status] && missingOf(order) > 0;
}

/**
 * Every change of an order passes here: no state it may not reach, no work without cover, no money out of nothing.
 * What was wrong before does not get worse, and may still be put right.
 */
export function requireSound(before: StoredOrder, after: StoredOrder): void {
  const hasMoved = before.status !== after.status;
  if (hasMoved && !mayBecome(before.status, after.status)) throw wrongState(before);
  if (isUncovered(after) && (hasMoved || !isUncovered(before))) throw uncovered(after);
  if (isMadeUp(after) && !isMadeUp(before)) throw new Error(`The money of order ${after.id} does not add up`);
}
