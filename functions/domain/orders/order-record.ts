import * as z from 'zod';
import { languages } from '#shared/values/language.ts';
import { Order, OrderDeposit, OrderItem, TimelineEvent } from '#shared/orders/order.ts';
import {
  CallRecord,
  Credit,
  OrderCall,
  OrderEdit,
  OrderHolding,
  OrderLink,
  OrderPayback,
  Tender,
} from '#shared/orders/staff-orders.contract.ts';
import { asIs, listed, veiled } from '#functions/platform/records/audited-fields.ts';
import { shaped, type Upcast } from '#functions/platform/table/shapes.ts';
import { type Entry, versioned } from '#functions/platform/records/versioned.ts';
import { type Buyer, orderFeed, orderKeys } from './order-keys.ts';

export const Holding = OrderHolding;
export type Holding = z.infer<typeof Holding>;

/** State of an order's stock: held for it, shipped with it, or given back. Each change happens once. */
const StockState = z.enum(['reserved', 'taken', 'released']);

export const Payback = OrderPayback;
export type Payback = z.infer<typeof Payback>;

const Sums = z.object({ refundedAmount: z.int().default(0), refundDue: z.int().default(0) });

/** Upgrades records without `paybacks`: the refunded sum becomes one, the due sum another. */
const nameParts: Upcast = (older) => {
  if (older['paybacks'] !== undefined) return older;
  const { refundedAmount, refundDue } = Sums.parse(older);
  const part = (amount: number, paidAt: unknown) =>
    amount > 0 ? [{ cause: 'cancelled', returnId: null, amount, paidAt }] : [];
  return { ...older, paybacks: [...part(refundedAmount, older['updatedAt']), ...part(refundDue, null)] };
};

/** Whether the amount is due and no refund has taken it yet. */
const isWaiting = ({ paidAt, refundId }: Payback): boolean => paidAt === null && !refundId;

/** A line as stored, with the unit cost to the shop at the time of ordering, if it was known. */
const StoredItem = OrderItem.extend({ cost: z.number().positive().optional() });

const Carriage = z.object({
  feeOut: z.int(),
  feeBack: z.int(),
  codFee: z.int(),
  insurance: z.int(),
  awaited: z.int(),
  compensation: z.int(),
});

/** Fee, arrival and discounts of an order for certain lines and a certain place. */
const FormerTerms = z.object({
  key: z.string(),
  shippingFee: z.int(),
  arrival: Order.shape.arrival,
  discounts: z.array(z.object({ id: z.string(), amount: z.int() })),
  paymentMethod: Order.shape.paymentMethod,
  paymentProvider: Order.shape.paymentProvider,
});
export type FormerTerms = z.infer<typeof FormerTerms>;

/** An order as stored: everything a shopper sees, plus the shop's internal fields. */
const OrderOfToday = Order.extend({
  deposit: OrderDeposit.optional(),
  items: z.array(StoredItem),
  userId: z.string().nullable(),
  sessionId: z.string().nullable(),
  /** Links that expire before this second went to an address that was corrected since; they open nothing. */
  linksFrom: z.int().optional(),
  /** Staff member who wrote the order for a buyer on the phone or at the counter. */
  placedBy: z.string().nullable().default(null),
  tender: Tender.optional(),
  language: z.enum(languages),
  /** Carrier and tracking number, once there is one. */
  carrier: z.string().nullable().default(null),
  trackingNumber: z.string().nullable().default(null),
  /** Sum that was already refunded. */
  refundedAmount: z.int().default(0),
  /** Price of the goods that were returned for money. */
  returnedAmount: z.int().default(0),
  /** Part of `returnedAmount` that is for shipping; missing in orders from before this was kept. */
  returnedShipping: z.int().min(0).optional(),
  /** Returned pieces by line; missing in orders from before this was kept. */
  returnedPieces: z.record(z.string(), z.int().min(0)).optional(),
  /** Pieces that came back damaged or not at all, by line, and by part for combos: see lost-pieces. */
  lostPieces: z.record(z.string(), z.int().min(0)).optional(),
  /** Shipping cost to the shop, by the carriers' statements, or by their quotes while no statement has come. */
  carriage: Carriage.optional(),
  /** Goodwill discount given after the sale. */
  goodwillAmount: z.int().optional(),
  /** Parts that `refundDue` and `refundedAmount` consist of. */
  paybacks: z.array(Payback),
  /** Actor who cancelled. A cancellation by staff stands, even if money comes later. */
  cancelledBy: z.enum(['shopper', 'staff', 'system']).nullable().default(null),
  credit: Credit.nullable().default(null),
  called: CallRecord.nullable().default(null),
  /** Latest calls to the buyer, and when to call again. */
  calls: z.array(OrderCall).default([]),
  nextCallAt: z.string().nullable().default(null),
  /** Moment of confirmation; missing in orders from before this was kept. */
  confirmedAt: z.string().nullable().default(null),
  /** References that banks and providers gave the money received. */
  references: z.array(z.string()).default([]),
  /** Latest edits of lines or address. */
  edits: z.array(OrderEdit).default([]),
  /** The order this one was merged into, and the orders merged into this one. */
  mergedInto: OrderLink.optional(),
  mergedFrom: z.array(OrderLink).optional(),
  /** Former lines and terms of the order: undoing an edit restores their prices. */
  formerItems: z.array(StoredItem).default([]),
  formerTerms: z.array(FormerTerms).default([]),
  /** Counts of guests' cash orders this order belongs to: see open-cash. */
  openSlots: z.array(z.string()).default([]),
  holdings: z.array(Holding),
  /** Pieces taken, if they differ from the line quantities: a combo takes several, a service none. */
  pieces: z.int().optional(),
  stock: StockState,
  /** Raised with every change; a write based on an older version is refused. */
  version: z.int(),
});
export const StoredOrder = shaped(OrderOfToday, nameParts);
export type StoredOrder = z.infer<typeof StoredOrder>;

/** Refusal of a change based on an outdated version of the order. */
export const staleOrder = 'order-moved';

const digits = (value: number, length: number) => String(value).padStart(length, '0');

/** Event id that sorts by order version, so that clock differences cannot reorder events. */
export const eventId = (version: number, place: number): string => digits(version, 8) + digits(place, 2);

export const orderRecord = versioned({
  entity: 'order',
  schema: StoredOrder,
  key: ({ id }: { id: string }) => orderKeys.head(id),
  version: 'version',
  stale: staleOrder,
  indexKeys: ({ credit, id, userId, createdAt, paybacks, updatedAt }) => ({
    ...(credit && orderKeys.dueOnCredit(credit.dueAt, id)),
    // Key of the list of orders with a refund due that no refund has taken yet.
    ...(paybacks.some(isWaiting) && orderKeys.owing(updatedAt, id)),
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
      items: (items) => listed(items.map(({ name, quantity }) => `${quantity} × ${name}`)),
      shippingFee: asIs,
      voucherDiscount: asIs,
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
      calls: (calls) => calls.at(-1)?.result ?? null,
      nextCallAt: asIs,
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

/** Whether the order replaces returned goods, by the same or by others. Order counts leave such orders out. */
export const isInPlace = ({ replaces, exchange }: Pick<StoredOrder, 'replaces' | 'exchange'>): boolean =>
  replaces !== undefined || exchange !== undefined;

/** The part of an order that its buyer may see. */
export const toOrder = (order: StoredOrder): Order => Order.parse(order);
