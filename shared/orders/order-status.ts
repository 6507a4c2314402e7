import * as z from 'zod';
import { deliveryTypes } from './order-choices.ts';
import type { OrderStatus } from '../values/order-status-schema.ts';

export const DeliveryType = z.enum(deliveryTypes);
export type DeliveryType = z.infer<typeof DeliveryType>;

/** The moves an order may make. Every write names the state it expects, so none is made twice. */
export const orderTransitions = {
  draft: ['confirmed', 'cancelled'],
  // Back to waiting for its money, when it shall no longer be paid in cash.
  confirmed: ['packing', 'cancelled', 'draft'],
  packing: ['packing_completed', 'cancelled'],
  packing_completed: ['delivering', 'completed', 'cancelled'],
  // Called off on its way only where all of it is lost.
  delivering: ['shipped', 'completed', 'packing_completed', 'returned', 'cancelled'],
  // Sent again, once all of it has come back.
  shipped: ['completed', 'returned', 'packing_completed', 'cancelled'],
  completed: ['returned', 'refunded'],
  // Its money came after all, and its goods were still there.
  cancelled: ['refunded', 'confirmed'],
  refunded: [],
  returned: ['refunded'],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>;

export function mayBecome(from: OrderStatus, to: OrderStatus): boolean {
  const allowed: readonly OrderStatus[] = orderTransitions[from];
  return allowed.includes(to);
}

type Moves = Partial<Record<OrderStatus, OrderStatus>>;

/** Wherever an order stands that is not over, it stays there. */
const underWay = {
  packing: 'packing',
  packing_completed: 'packing_completed',
  delivering: 'delivering',
  shipped: 'shipped',
  completed: 'completed',
} as const satisfies Moves;

/** What can happen to an order, from which state, and where it stands then. What is not written here is refused. */
export const orderEvents = {
  /** Enough money came; after a cancellation only with the goods held again. */
  paid: { draft: 'confirmed', confirmed: 'confirmed', cancelled: 'confirmed', ...underWay },
  /** Its deposit came, and the rest is paid at the door; after a cancellation only with the goods held again. */
  deposit: { draft: 'confirmed', cancelled: 'confirmed' },
  /** Its buyer will pay in cash, which nobody waits for. */
  'pay-in-cash': { draft: 'confirmed', confirmed: 'confirmed' },
  /** Nobody knows its buyer yet, who will pay in cash: it waits for a proof that it is meant. */
  'pay-in-cash-unproven': { draft: 'draft', confirmed: 'draft' },
  /** Its buyer will pay first, in another way or by a new code. */
  'pay-ahead': { draft: 'draft', confirmed: 'draft' },
  /** An admin lets it be paid later. */
  'grant-credit': { draft: 'confirmed', confirmed: 'confirmed' },
  /** A new code for what is paid later. */
  'pay-on-credit': { confirmed: 'confirmed', ...underWay },
  /** Its buyer pressed the mailed link, or staff spoke with them. */
  confirm: { draft: 'confirmed' },
  'start-packing': { confirmed: 'packing' },
  'complete-packing': { packing: 'packing_completed' },
  'hand-to-carrier': { packing_completed: 'delivering' },
  /** The carrier has fetched it. */
  fetch: { delivering: 'shipped' },
  /** The carrier does not come after all, and it lies packed in the warehouse. */
  'call-carrier-off': { delivering: 'packing_completed' },
  /** Its parcels have come back, and its buyer wants them after all. */
  'send-again': { delivering: 'packing_completed', shipped: 'packing_completed' },
  'deliver-at-counter': { packing_completed: 'completed' },
  deliver: { delivering: 'completed', shipped: 'completed' },
  /** Nobody took it in, and its parcel is in the warehouse again. */
  'come-back': { delivering: 'returned', shipped: 'returned' },
  /** Its parcels are lost. */
  lose: { delivering: 'cancelled', shipped: 'cancelled' },
  'cancel-by-shopper': { draft: 'cancelled', confirmed: 'cancelled' },
  'cancel-by-staff': {
    draft: 'cancelled',
    confirmed: 'cancelled',
    packing: 'cancelled',
    packing_completed: 'cancelled',
  },
  /** Its time to be paid, or to be proven, is up. */
  lapse: { draft: 'cancelled' },
  /** All that was due went back: what was over is through, what goes on goes on. */
  'pay-back': {
    draft: 'draft',
    confirmed: 'confirmed',
    ...underWay,
    cancelled: 'refunded',
    returned: 'refunded',
    refunded: 'refunded',
  },
  /** The last of its goods came back for money. */
  'all-returned': { completed: 'refunded' },
} as const satisfies Record<string, Moves>;
export type OrderEvent = keyof typeof orderEvents;

/** Where an order stands after something happened; undefined when that cannot happen to it now. */
export function afterEvent(from: OrderStatus, event: OrderEvent): OrderStatus | undefined {
  const moves: Moves = orderEvents[event];
  return moves[from];
}

/** In these states the shop works on an order, or has: only with its money, or sure of how it will get it. */
export const needsCover: Record<OrderStatus, boolean> = {
  draft: false,
  confirmed: true,
  packing: true,
  packing_completed: true,
  delivering: true,
  shipped: true,
  completed: true,
  cancelled: false,
  refunded: false,
  returned: false,
};

/** Shoppers may call an order off until the warehouse has taken it up. */
export const shopperMayCancel = (status: OrderStatus): boolean =>
  afterEvent(status, 'cancel-by-shopper') !== undefined;

/** Shoppers may say that it arrived once it is on its way. */
export const shopperMayComplete = (status: OrderStatus): boolean =>
  afterEvent(status, 'deliver') !== undefined;
