import type { Delivery, TimelineEvent } from '#shared/orders/order.ts';
import type { StoredOrder } from '../order-record.ts';
import type { OrderStatus } from '#shared/values/order-status-schema.ts';

const stages: Record<Exclude<OrderStatus, 'refunded'>, Delivery['status']> = {
  draft: 'waiting',
  confirmed: 'waiting',
  packing: 'packing',
  packing_completed: 'ready',
  delivering: 'delivering',
  shipped: 'shipped',
  completed: 'delivered',
  cancelled: 'cancelled',
  returned: 'returned',
};

/** Delivery stage. A refunded order is delivered if completed, returned without a cancel reason. */
function stageOf({ status, completedAt, cancelReason }: StoredOrder): Delivery['status'] {
  if (status !== 'refunded') return stages[status];
  if (completedAt) return 'delivered';
  return cancelReason === null ? 'returned' : 'cancelled';
}

/** Returns the delivery details of an order. */
export const deliveryOf = (order: StoredOrder): Delivery => ({
  type: order.deliveryType,
  status: stageOf(order),
  carrier: order.carrier,
  trackingNumber: order.trackingNumber,
  fee: order.shippingFee,
  address: order.shippingAddress,
  warehouse: order.pickupWarehouse,
  deliveredAt: order.completedAt,
});

const onTheWay: readonly string[] = ['delivering', 'shipped', 'completed', 'returned'];

/** Picks the timeline events about the delivery. */
export const deliveryLogsOf = (events: readonly TimelineEvent[]): TimelineEvent[] =>
  events.filter(({ kind, to }) => kind === 'delivery' || (kind === 'status' && onTheWay.includes(to ?? '')));
