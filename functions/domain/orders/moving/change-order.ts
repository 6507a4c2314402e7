import type { Operation } from '#functions/platform/table/table-operations.ts';
import { put } from '#functions/platform/table/table-operations.ts';
import { countSlots, slotsAfter } from './open-cash.ts';
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

export type ChangedOrder = { order: StoredOrder; writes: Operation[] };

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
