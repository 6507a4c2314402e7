import * as z from 'zod';
import { languages } from '#shared/values/language.ts';
import { Order, OrderDeposit, OrderItem, TimelineEvent } from '#shared/orders/order.ts';
import {
  Called,
  Credit,
  OrderCall,
  OrderEdit,
  OrderHolding,
  OrderLink,
  OrderPayback,
  Tender,
} from '#shared/orders/staff-orders.contract.ts';
import { asIs, listed, veiled } from '#functions/platform/records/told-fields.ts';
import { shaped, type Upcast } from '#functions/platform/table/shapes.ts';
import { type Entry, versioned } from '#functions/platform/records/versioned.ts';
import { type Buyer, orderFeed, orderKeys } from './order-keys.ts';

export const Holding = OrderHolding;
export type Holding = z.infer<typeof Holding>;

/** What becomes of an order's stock: held for it, gone with it, or given back. Each change happens once. */
export const StockState = z.enum(['reserved', 'taken', 'released']);

export const Payback = OrderPayback;
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

const Carriage = z.object({
  feeOut: z.int(),
  feeBack: z.int(),
  codFee: z.int(),
  insurance: z.int(),
  awaited: z.int(),
  compensation: z.int(),
});

/** What an order came to with certain lines sent to a certain place. */
const FormerTerms = z.object({
  key: z.string(),
  shippingFee: z.int(),
  arrival: Order.shape.arrival,
  discounts: z.array(z.object({ id: z.string(), amount: z.int() })),
  paymentMethod: Order.shape.paymentMethod,
  paymentProvider: Order.shape.paymentProvider,
});
export type FormerTerms = z.infer<typeof FormerTerms>;

/** An order as the table keeps it: all a shopper sees, and what only the shop knows. */
const OrderOfToday = Order.extend({
  deposit: OrderDeposit.optional(),
  items: z.array(StoredItem),
  userId: z.string().nullable(),
  sessionId: z.string().nullable(),
  /** Links that end before this second went to an address that was corrected since; they open nothing. */
  linksFrom: z.int().optional(),
  /** Who of staff wrote it down for somebody on the phone or at the counter. */
  placedBy: z.string().nullable().default(null),
  tender: Tender.optional(),
  language: z.enum(languages),
  /** Who brings it and by which number, once somebody does. */
  carrier: z.string().nullable().default(null),
  trackingNumber: z.string().nullable().default(null),
  /** How much of what arrived has gone back already. */
  refundedAmount: z.int().default(0),
  /** What the goods cost that came back for money. */
  returnedAmount: z.int().default(0),
  /** How much of `returnedAmount` is for bringing them; orders from before that was kept say nothing of it. */
  returnedShipping: z.int().min(0).optional(),
  /** Of which lines they were, and how many pieces; orders from before that was kept say nothing of it. */
  returnedPieces: z.record(z.string(), z.int().min(0)).optional(),
  /** Of which lines goods came back spoiled or not at all, and how many pieces, of a combo by what is in it: see lost-pieces. */
  lostPieces: z.record(z.string(), z.int().min(0)).optional(),
  /** What bringing it cost the shop, as statements of its carriers say, and what they asked where none has come yet. */
  carriage: Carriage.optional(),
  /** What the shop gave off the price afterwards, of its own accord. */
  goodwillAmount: z.int().optional(),
  /** Of which parts `refundDue` and `refundedAmount` are made. */
  paybacks: z.array(Payback),
  /** Who called it off: the shop's own no stands, whatever comes later. */
  cancelledBy: z.enum(['shopper', 'staff', 'system']).nullable().default(null),
  credit: Credit.nullable().default(null),
  called: Called.nullable().default(null),
  /** Calls to its buyer, the last ones, and when to call again. */
  calls: z.array(OrderCall).default([]),
  nextCallAt: z.string().nullable().default(null),
  /** Since when it is agreed to; orders from before that was kept say nothing of it. */
  confirmedAt: z.string().nullable().default(null),
  /** By what banks and providers call the money that came for it. */
  references: z.array(z.string()).default([]),
  /** What was changed of its lines or its address, the last times. */
  edits: z.array(OrderEdit).default([]),
  /** The order its lines went into, and those whose lines came into it. */
  mergedInto: OrderLink.optional(),
  mergedFrom: z.array(OrderLink).optional(),
  /** Lines it had and what it cost at other times: what is undone costs nothing. */
  formerItems: z.array(StoredItem).default([]),
  formerTerms: z.array(FormerTerms).default([]),
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
    ...(credit && orderKeys.dueOnCredit(credit.dueAt, id)),
    // An order that owes money waits for nobody to pay it.
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

/** It stands for goods that came back, the same or others: an exchange is no other order, wherever orders are counted. */
export const isInPlace = ({ replaces, exchange }: Pick<StoredOrder, 'replaces' | 'exchange'>): boolean =>
  replaces !== undefined || exchange !== undefined;

/** What its buyer may see. */
export const toOrder = (order: StoredOrder): Order => Order.parse(order);
