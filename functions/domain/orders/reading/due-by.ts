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

/** End of the promised delivery days; null for orders that are picked up, waiting, or over. */
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
