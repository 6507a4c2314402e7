import { AppError } from '#shared/errors.ts';
import { again } from '#functions/platform/records/retry.ts';
import { type Operation, put } from '#functions/platform/table/table-operations.ts';
import { countSlots, slotsAfter, tooManyOpen } from './open-cash.ts';
import { type TimelineEntry, tell } from '../order-events.ts';
import { orderItem, type StoredOrder } from '../order-record.ts';
import { requireSound } from '../order-state.ts';

/** The refusal of a change made on what somebody else has changed meanwhile. */
export const staleOrder = 'order-moved';

export type OrderChange = Partial<
  Omit<
    StoredOrder,
    'id' | 'code' | 'items' | 'userId' | 'sessionId' | 'createdAt' | 'updatedAt' | 'version' | 'openSlots'
  >
>;

/** What any change of an order may be refused for. */
export type OrderRefusal = typeof staleOrder | typeof tooManyOpen;

/** What follows from such a refusal: another look, or a no. */
export function orderRefused(refusal: OrderRefusal): typeof again {
  if (refusal === tooManyOpen) throw new AppError('TOO_MANY_OPEN_ORDERS');
  return again;
}

/** `R`: what else its writes may be refused for, where goods, vouchers or payments change with it. */
export type ChangedOrder<R extends string = never> = {
  order: StoredOrder;
  writes: Operation<OrderRefusal | R>[];
};

/** An order as it will be, and the writes that make it so: sound, only from what was read, and with its story told. */
export function changeOrder(
  before: StoredOrder,
  change: OrderChange,
  entries: readonly TimelineEntry[],
  at: Date,
): ChangedOrder {
  const changed = { ...before, ...change, updatedAt: at.toISOString(), version: before.version + 1 };
  const order = { ...changed, openSlots: slotsAfter(before, changed) };
  requireSound(before, order);
  return {
    order,
    writes: [
      put(orderItem(order), { when: { version: before.version }, refusal: staleOrder }),
      ...entries.map((entry, place) => tell(order.id, at, entry, order.version, place)),
      ...countSlots(before.openSlots, order.openSlots),
    ],
  };
}
