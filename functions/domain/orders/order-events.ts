import type { TimelineEvent } from '#shared/orders/order.ts';
import { newId } from '#shared/ids.ts';
import { create, type Item, type Operation } from '#functions/platform/table-operations.ts';
import { orderKeys } from './order-keys.ts';

export type Telling = Omit<TimelineEvent, 'id' | 'at'>;

export const eventItem = (orderId: string, id: string, at: Date, telling: Telling): Item => ({
  ...orderKeys.event(orderId, id),
  entity: 'order-event',
  id,
  at: at.toISOString(),
  ...telling,
});

/** A line of an order's story, written with the change it tells of. */
export const tell = (orderId: string, at: Date, telling: Telling): Operation =>
  create(eventItem(orderId, newId(at.getTime()), at, telling));
