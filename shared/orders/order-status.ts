import * as z from 'zod';
import { deliveryTypes } from './order-choices.ts';
import type { OrderStatus } from '../values/order-status-schema.ts';

export const DeliveryType = z.enum(deliveryTypes);
export type DeliveryType = z.infer<typeof DeliveryType>;

/** Allowed status changes of an order; writes are conditional on the status, so none happens twice. */
export const orderTransitions = {
  draft: ['confirmed', 'cancelled'],
  // An order goes back to `draft` when it shall no longer be paid in cash and waits for its money again.
  confirmed: ['packing', 'cancelled', 'draft'],
  packing: ['packing_completed', 'cancelled'],
  packing_completed: ['delivering', 'completed', 'cancelled'],
  // An order on its way is only cancelled if all of it was lost.
  delivering: ['shipped', 'completed', 'packing_completed', 'returned', 'cancelled'],
  // An order is sent again after all of it has come back.
  shipped: ['completed', 'returned', 'packing_completed', 'cancelled'],
  completed: ['returned', 'refunded'],
  // A cancelled order is confirmed again if its money arrives after all and its goods are still available.
  cancelled: ['refunded', 'confirmed'],
  refunded: [],
  returned: ['refunded'],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>;

export function mayBecome(from: OrderStatus, to: OrderStatus): boolean {
  const allowed: readonly OrderStatus[] = orderTransitions[from];
  return allowed.includes(to);
}

type Moves = Partial<Record<OrderStatus, OrderStatus>>;

/** Statuses in which an active order stays when the event happens. */
const underWay = {
  packing: 'packing',
  packing_completed: 'packing_completed',
  delivering: 'delivering',
  shipped: 'shipped',
  completed: 'completed',
} as const satisfies Moves;

/** Events of an order with the status before and after each. All others are refused. */
export const orderEvents = {
  /** The order is fully paid. After a cancellation its goods must be reserved again first. */
  paid: { draft: 'confirmed', confirmed: 'confirmed', cancelled: 'confirmed', ...underWay },
  /** Deposit paid, the rest follows at the door; a cancelled order must reserve its goods again. */
  deposit: { draft: 'confirmed', cancelled: 'confirmed' },
  /** The buyer chose cash, so the order does not wait for its money. */
  'pay-in-cash': { draft: 'confirmed', confirmed: 'confirmed' },
  /** An unknown buyer chose cash, so the order waits for a proof that it is meant seriously. */
  'pay-in-cash-unproven': { draft: 'draft', confirmed: 'draft' },
  /** The buyer chose to pay in advance, in another way or with a new code. */
  'pay-ahead': { draft: 'draft', confirmed: 'draft' },
  /** An admin allows later payment. */
  'grant-credit': { draft: 'confirmed', confirmed: 'confirmed' },
  /** A new payment code for an order on credit. */
  'pay-on-credit': { confirmed: 'confirmed', ...underWay },
  /** The buyer followed the mailed link, or staff spoke with them. */
  confirm: { draft: 'confirmed' },
  'start-packing': { confirmed: 'packing' },
  'complete-packing': { packing: 'packing_completed' },
  'hand-to-carrier': { packing_completed: 'delivering' },
  /** The carrier has picked the parcel up. */
  fetch: { delivering: 'shipped' },
  /** The pickup was cancelled, and the packed order stays in the warehouse. */
  'call-carrier-off': { delivering: 'packing_completed' },
  /** The parcels came back, and the buyer wants them after all. */
  'send-again': { delivering: 'packing_completed', shipped: 'packing_completed' },
  'deliver-at-counter': { packing_completed: 'completed' },
  deliver: { delivering: 'completed', shipped: 'completed' },
  /** The parcel was not accepted and is back in the warehouse. */
  'come-back': { delivering: 'returned', shipped: 'returned' },
  /** The parcels are lost. */
  lose: { delivering: 'cancelled', shipped: 'cancelled' },
  'cancel-by-shopper': { draft: 'cancelled', confirmed: 'cancelled' },
  'cancel-by-staff': {
    draft: 'cancelled',
    confirmed: 'cancelled',
    packing: 'cancelled',
    packing_completed: 'cancelled',
  },
  /** The time limit for the payment or for the proof has passed. */
  lapse: { draft: 'cancelled' },
  /** Everything due was refunded: an ended order becomes `refunded`, an active one continues. */
  'pay-back': {
    draft: 'draft',
    confirmed: 'confirmed',
    ...underWay,
    cancelled: 'refunded',
    returned: 'refunded',
    refunded: 'refunded',
  },
  /** The last of its goods were returned for a refund. */
  'all-returned': { completed: 'refunded' },
} as const satisfies Record<string, Moves>;
export type OrderEvent = keyof typeof orderEvents;

/** Returns the status after an event; undefined if the event is not allowed now. */
export function afterEvent(from: OrderStatus, event: OrderEvent): OrderStatus | undefined {
  const moves: Moves = orderEvents[event];
  return moves[from];
}

/** Statuses of work on an order, past or present, which require its payment to be certain. */
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

/** Tells whether the shopper may still cancel: until the warehouse starts packing. */
export const shopperMayCancel = (status: OrderStatus): boolean =>
  afterEvent(status, 'cancel-by-shopper') !== undefined;

/** Tells whether the shopper may confirm the arrival: once the order is on its way. */
export const shopperMayComplete = (status: OrderStatus): boolean =>
  afterEvent(status, 'deliver') !== undefined;
