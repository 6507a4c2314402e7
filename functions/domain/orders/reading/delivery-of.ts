import type { Delivery, TimelineEvent } from '#shared/orders/order.ts';
import type { OrderStatus } from '#shared/orders/order-status.ts';
import type { StoredOrder } from '../order-record.ts';

const stages: Record<OrderStatus, Delivery['status']> = {
  draft: 'waiting',
  confirmed: 'waiting',
  packing: 'packing',
  packing_completed: 'ready',
  delivering: 'delivering',
  shipped: 'shipped',
  completed: 'delivered',
  cancelled: 'cancelled',
  refunded: 'cancelled',
  returned: 'returned',
};

/** How an order reaches its buyer, as far as it has come. */
export const deliveryOf = (order: StoredOrder): Delivery => ({
  type: order.deliveryType,
  // What was refunded after it had come was delivered all the same.
  status: order.completedAt && order.status === 'refunded' ? 'delivered' : stages[order.status],
  carrier: order.carrier,
  trackingNumber: order.trackingNumber,
  fee: order.shippingFee,
  address: order.shippingAddress,
  warehouse: order.pickupWarehouse,
  deliveredAt: order.completedAt,
});

const onTheWay: readonly string[] = ['delivering', 'shipped', 'completed', 'returned'];

/** What of an order's story is about its way. */
export const deliveryLogsOf = (events: readonly TimelineEvent[]): TimelineEvent[] =>
  events.filter(({ kind, to }) => kind === 'delivery' || (kind === 'status' && onTheWay.includes(to ?? '')));
