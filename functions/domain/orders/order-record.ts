import * as z from 'zod';
import { languages } from '#shared/values/language.ts';
import { Order, OrderItem, TimelineEvent } from '#shared/orders/order.ts';
import { Called, Credit, StaffOrder } from '#shared/orders/staff-orders.contract.ts';
import { asIs, listed, veiled } from '#functions/platform/records/told-fields.ts';
import { shaped, type Upcast } from '#functions/platform/table/shapes.ts';
import { type Entry, versioned } from '#functions/platform/records/versioned.ts';
import { type Buyer, orderFeed, orderKeys } from './order-keys.ts';

/** So many pieces of a line that are held, or were taken, in one warehouse. */
export const Holding = z.object({
  productId: z.string(),
  variantId: z.string(),
  warehouseId: z.string(),
  quantity: z.int().min(1),
});
export type Holding = z.infer<typeof Holding>;

/** What becomes of an order's stock: held for it, gone with it, or given back. Each change happens once. */
export const StockState = z.enum(['reserved', 'taken', 'released']);

/** A part of what came for an order that goes back: for what, and since when it has gone. */
export const Payback = z.object({
  cause: z.enum(['cancelled', 'late', 'surplus', 'return', 'goodwill']),
  returnId: z.string().nullable(),
  amount: z.int().min(1),
  paidAt: z.string().nullable(),
  /** The refund it goes back with: no other takes it, and nobody keeps it after all. */
  refundId: z.string().nullable().optional(),
});
export type Payback = z.infer<typeof Payback>;

const Sums = z.object({ refundedAmount: z.int().default(0), refundDue: z.int().default(0) });

/** From before the parts of what goes back were named: what has gone is one of them, and what is due another. */
const nameParts: Upcast = (older) => {
  if (older['paybacks'] !== undefined) return older;
  const { refundedAmount, refundDue } = Sums.parse(older);
  const part = (amount: number, paidAt: unknown) =>
    amount > 0 ? [{ cause: 'cancelled', returnId: null, amount, paidAt }] : [];
  return { ...older, paybacks: [...part(refundedAmount, older['updatedAt']), ...part(refundDue, null)] };
};

/** Due, and on its way back with no refund yet. */
const isWaiting = ({ paidAt, refundId }: Payback): boolean => paidAt === null && !refundId;

/** A line as the table keeps it: with what a piece cost the shop when it was ordered, where that was known. */
const StoredItem = OrderItem.extend({ cost: z.number().positive().optional() });

/** An order as the table keeps it: all a shopper sees, and what only the shop knows. */
const OrderOfToday = Order.extend({
  items: z.array(StoredItem),
  userId: z.string().nullable(),
  sessionId: z.string().nullable(),
  language: z.enum(languages),
  /** Who brings it and by which number, once somebody does. */
  carrier: z.string().nullable().default(null),
  trackingNumber: z.string().nullable().default(null),
  /** How much of what arrived has gone back already. */
  refundedAmount: z.int().default(0),
  /** What the goods cost that came back for money. */
  returnedAmount: z.int().default(0),
  /** What the shop gave off the price afterwards, of its own accord. */
  goodwillAmount: z.int().optional(),
  /** Of which parts `refundDue` and `refundedAmount` are made. */
  paybacks: z.array(Payback),
  /** Who called it off: the shop's own no stands, whatever comes later. */
  cancelledBy: z.enum(['shopper', 'staff', 'system']).nullable().default(null),
  credit: Credit.nullable().default(null),
  called: Called.nullable().default(null),
  /** The counts of guests' cash orders it stands in: see open-cash. */
  openSlots: z.array(z.string()).default([]),
  holdings: z.array(Holding),
  /** How many pieces it took, where they are not as many as its lines say: a combo takes several, a service none. */
  pieces: z.int().optional(),
  stock: StockState,
  /** Raised with every change, so that none is made on what was read too long ago. */
  version: z.int(),
});
export const StoredOrder = shaped(OrderOfToday, nameParts);
export type StoredOrder = z.infer<typeof StoredOrder>;

/** The refusal of a change made on what somebody else has changed meanwhile. */
export const staleOrder = 'order-moved';

const digits = (value: number, length: number) => String(value).padStart(length, '0');

/** Sorts by the change it came with, which no clock can put in another order than it happened in. */
export const eventId = (version: number, place: number): string => digits(version, 8) + digits(place, 2);

export const orderRecord = versioned({
  entity: 'order',
  schema: StoredOrder,
  key: ({ id }: { id: string }) => orderKeys.head(id),
  version: 'version',
  stale: staleOrder,
  places: ({ credit, id, userId, createdAt, paybacks, updatedAt }) => ({
    ...(paybacks.some(isWaiting) && orderKeys.owing(updatedAt, id)),
    ...(credit && orderKeys.dueOnCredit(credit.dueAt, id)),
    ...(userId && orderKeys.byMember(userId, createdAt, id)),
  }),
  feed: orderFeed,
  activity: {
    of: 'order',
    told: {
      status: asIs,
      paymentStatus: asIs,
      deliveryType: asIs,
      paymentMethod: asIs,
      paymentProvider: asIs,
      total: asIs,
      paidAmount: asIs,
      refundDue: asIs,
      refundedAmount: asIs,
      carrier: asIs,
      trackingNumber: asIs,
      cancelReason: asIs,
      provenBy: asIs,
      flags: listed,
      credit: (credit) => credit && credit.dueAt,
      customer: veiled,
      shippingAddress: veiled,
      vatInvoice: veiled,
      notes: veiled,
    },
  },
  story: {
    entity: 'order-event',
    schema: TimelineEvent,
    key: orderKeys.event,
    idOf: ({ version }, place) => eventId(version, place),
  },
});

export type TimelineEntry = Entry<TimelineEvent>;

export const buyerOf = ({ userId, sessionId }: StoredOrder): Buyer =>
  userId ? { kind: 'member', userId } : { kind: 'guest', sessionId: sessionId ?? '' };

/** What its buyer may see. */
export const toOrder = (order: StoredOrder): Order => Order.parse(order);

/** What staff see beside that. */
export const toStaffOrder = (order: StoredOrder): StaffOrder => StaffOrder.parse(order);
