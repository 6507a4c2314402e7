import type { TimelineEvent } from '#shared/orders/order.ts';
import { newId } from '#shared/ids.ts';
import { create, type Operation } from '#functions/platform/table-operations.ts';
import { orderKeys } from './order-keys.ts';

export type Telling = Omit<TimelineEvent, 'id' | 'at'>;

/** A line of an order's story, written with the change it tells of. */
export function tell(orderId: string, at: Date, telling: Telling): Operation {
  const id = newId(at.getTime());
  return create({
    ...orderKeys.event(orderId, id),
    entity: 'order-event',
    id,
    at: at.toISOString(),
    ...telling,
  });
}
