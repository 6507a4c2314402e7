import * as z from 'zod';

export const OrderStatus = z.enum([
  'draft',
  'confirmed',
  'packing',
  'packing_completed',
  'delivering',
  'shipped',
  'completed',
  'cancelled',
  'refunded',
  'returned',
]);
export type OrderStatus = z.infer<typeof OrderStatus>;

/** What an order knows of its money. `canceled` has one l here, and two in every other status. */
export const OrderPaymentStatus = z.enum(['processing', 'paid', 'canceled', 'refunded', 'failed']);
export type OrderPaymentStatus = z.infer<typeof OrderPaymentStatus>;

export const DeliveryType = z.enum(['warehouse_pickup', 'prepaid_ship']);
export type DeliveryType = z.infer<typeof DeliveryType>;

/** The moves an order may make. Every write names the state it expects, so none is made twice. */
export const orderTransitions = {
  draft: ['confirmed', 'cancelled'],
  confirmed: ['packing', 'cancelled'],
  packing: ['packing_completed', 'cancelled'],
  packing_completed: ['delivering', 'completed', 'cancelled'],
  delivering: ['shipped', 'completed', 'packing_completed', 'returned'],
  shipped: ['completed', 'returned'],
  completed: ['returned', 'refunded'],
  cancelled: ['refunded'],
  refunded: [],
  returned: ['refunded'],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>;

export function mayBecome(from: OrderStatus, to: OrderStatus): boolean {
  const allowed: readonly OrderStatus[] = orderTransitions[from];
  return allowed.includes(to);
}

/** Shoppers may call an order off until the warehouse has taken it up. */
export const shopperMayCancel = (status: OrderStatus): boolean =>
  status === 'draft' || status === 'confirmed';

/** Shoppers may say that it arrived once it is on its way. */
export const shopperMayComplete = (status: OrderStatus): boolean =>
  status === 'delivering' || status === 'shipped';

export const returnDays = 7;
