import type { StoredOrder } from '../order-record.ts';
import type { OrderStatus } from '#shared/values/order-status-schema.ts';

const dayMilliseconds = 86_400_000;

const onItsWay: readonly OrderStatus[] = [
  'confirmed',
  'packing',
  'packing_completed',
  'delivering',
  'shipped',
];

/** When the days are over that were promised for an order; null for what is fetched, waits, or has come. */
export function dueBy({
  status,
  arrival,
  confirmedAt,
  createdAt,
}: Pick<StoredOrder, 'status' | 'arrival' | 'confirmedAt' | 'createdAt'>): string | null {
  if (!arrival || !onItsWay.includes(status)) return null;
  const since = Date.parse(confirmedAt ?? createdAt);
  return new Date(since + (arrival.daysTo + 1) * dayMilliseconds).toISOString();
}
