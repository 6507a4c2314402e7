import { AppError } from '#shared/contract/errors.ts';
import { again } from '#functions/platform/records/retry.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import { countSlots, slotsAfter, tooManyOpen } from './open-cash.ts';
import { orderRecord, type staleOrder, type StoredOrder, type TimelineEntry } from '../order-record.ts';
import { requireSound } from '../order-state.ts';

export type OrderChange = Partial<
  Omit<
    StoredOrder,
    'id' | 'code' | 'userId' | 'sessionId' | 'createdAt' | 'updatedAt' | 'version' | 'openSlots'
  >
>;

/** Reasons for which any write of an order can be refused. */
export type OrderRefusal = typeof staleOrder | typeof tooManyOpen;

/** Decides what follows from such a refusal: retry on a stale order, an error otherwise. */
export function orderRefused(refusal: OrderRefusal): typeof again {
  if (refusal === tooManyOpen) throw new AppError('TOO_MANY_OPEN_ORDERS');
  return again;
}

/** A changed order with its writes. `R`: further refusals, of goods, vouchers or payments. */
export type ChangedOrder<R extends string = never> = {
  after: StoredOrder;
  writes: Operation<OrderRefusal | R>[];
};

/** Builds a change of an order: the new state, writes with version check, timeline entries. */
export function changeOrder(
  before: StoredOrder,
  change: OrderChange,
  entries: readonly TimelineEntry[],
  at: Date,
): ChangedOrder {
  const openSlots = slotsAfter(before, { ...before, ...change });
  const isAgreed = change.status === 'confirmed' && before.status !== 'confirmed';
  const { after, writes } = orderRecord.replace(before, {
    ...change,
    ...(isAgreed && { confirmedAt: at.toISOString() }),
    openSlots,
    updatedAt: at.toISOString(),
  });
  requireSound(before, after);
  return {
    after,
    writes: [
      ...writes,
      ...orderRecord.tell(after, entries, at),
      ...countSlots(before.openSlots, after.openSlots),
    ],
  };
}
