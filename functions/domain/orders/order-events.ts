import type { TimelineEvent } from '#shared/orders/order.ts';
import { create, type Item, type Operation } from '#functions/platform/table/table-operations.ts';
import { orderKeys } from './order-keys.ts';

export type TimelineEntry = Omit<TimelineEvent, 'id' | 'at'>;

export const eventItem = (orderId: string, id: string, at: Date, entry: TimelineEntry): Item => ({
  ...orderKeys.event(orderId, id),
  entity: 'order-event',
  id,
  at: at.toISOString(),
  ...entry,
});

const digits = (value: number, length: number) => String(value).padStart(length, '0');

/** Sorts by the change it came with, which no clock can put in another order than it happened in. */
export const eventId = (version: number, place: number): string => digits(version, 8) + digits(place, 2);

/** A line of an order's story, written with the change it tells of. */
export const tell = (orderId: string, at: Date, entry: TimelineEntry, version = 1, place = 0): Operation =>
  create(eventItem(orderId, eventId(version, place), at, entry));
