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

/** What any change of an order may be refused for. */
export type OrderRefusal = typeof staleOrder | typeof tooManyOpen;

/** What follows from such a refusal: another look, or a no. */
export function orderRefused(refusal: OrderRefusal): typeof again {
  if (refusal === tooManyOpen) throw new AppError('TOO_MANY_OPEN_ORDERS');
  return again;
}

/** `R`: what else its writes may be refused for, where goods, vouchers or payments change with it. */
export type ChangedOrder<R extends string = never> = {
  after: StoredOrder;
  writes: Operation<OrderRefusal | R>[];
};

/** An order as it will be, and the writes that make it so: sound, only from what was read, and with its story told. */
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
