import * as z from 'zod';
import { WantedLines } from '../cart/wanted-lines.ts';
import { PhoneNumber, RecipientName } from '../addresses/address.ts';
import { staff } from '../contract/access.ts';
import { defineRoute } from '../contract/route.ts';
import { tidy } from '../values/text.ts';
import { SaidVnd, Vnd } from '../values/vnd-schema.ts';
import { AddressInput, Quote, RequestKey } from './place-order.contract.ts';
import { DeliveryType } from './order-status.ts';
import { StaffOrder, tillRefusals } from './staff-orders.contract.ts';

const access = staff('orders.work');

/** So much of the goods whoever works on orders may take off; more is for those who set prices. */
export const mostDiscountPercent = 10;

const lines = {
  lines: WantedLines,
  deliveryType: DeliveryType.default('warehouse_pickup'),
  pickupWarehouseId: z.string().min(1).max(64).nullable().default(null),
  shippingAddress: AddressInput.nullable().default(null),
  /** Taken off by hand: a line of its own, with the reason. */
  discount: z
    .strictObject({
      amount: Vnd.min(1),
      reason: z.string().max(300).transform(tidy).pipe(z.string().min(1).max(150)),
    })
    .nullable()
    .default(null),
};

export const CounterQuoteDraft = z.strictObject(lines);

const goodsRefusals = [
  'PRODUCT_UNAVAILABLE',
  'VARIANT_REQUIRED',
  'VARIANT_NOT_FOUND',
  'OUT_OF_STOCK',
  'UNKNOWN_WAREHOUSE',
  'WAREHOUSE_PAUSED',
  'ORDER_TOO_LARGE',
  'ORDER_TOO_DEAR',
  'DISCOUNT_TOO_HIGH',
] as const;

/** What keeps an order that is written down from being counted. */
export const counterRefusals = [
  ...goodsRefusals,
  'ADDRESS_REQUIRED',
  'UNKNOWN_PROVINCE',
  'UNKNOWN_DISTRICT',
  'UNKNOWN_WARD',
] as const;

/** An order is refused for these where something changed since it was quoted. */
export const changedRefusals = [
  'INSUFFICIENT_STOCK',
  'BELOW_MINIMUM',
  'ABOVE_MAXIMUM',
  'PICKUP_SHORT',
  'ORDER_CHANGED',
  'REQUEST_DIFFERS',
  'STALE_STATE',
] as const;

export const quoteCounterOrder = defineRoute({
  name: 'orders/quote-counter-order',
  summary: 'What an order by phone or at the counter would cost',
  method: 'POST',
  path: '/admin/orders/quote',
  access,
  body: CounterQuoteDraft,
  reply: Quote,
  // A line that is short is named in the answer: what of it could be ordered still depends on it.
  errors: counterRefusals.filter((code) => code !== 'OUT_OF_STOCK'),
});

export const CounterOrderDraft = z.strictObject({
  ...lines,
  customer: z.strictObject({
    fullName: z.union([RecipientName, z.literal('')]).default(''),
    phone: z.union([PhoneNumber, z.literal('')]).default(''),
    email: z.union([z.email().max(120), z.literal('')]).default(''),
  }),
  paymentMethod: z.enum(['cash', 'transfer']).default('cash'),
  /** Its money was counted before the order was written down; that a transfer has come is only an admin's to say. */
  isPaid: z.boolean().default(false),
  notes: z.string().max(1000).transform(tidy).pipe(z.string().max(500)).default(''),
});
export type CounterOrderDraft = z.infer<typeof CounterOrderDraft>;

export const createCounterOrder = defineRoute({
  name: 'orders/create-counter-order',
  summary: 'Place an order for somebody on the phone or at the counter',
  method: 'POST',
  path: '/admin/orders',
  access,
  body: CounterOrderDraft.extend({
    /** What was said it costs; should it come to something else by now, nothing is ordered. */
    expectedTotal: Vnd.optional(),
    clientRequestId: RequestKey,
  }),
  reply: StaffOrder,
  status: 201,
  errors: [
    ...counterRefusals,
    ...tillRefusals,
    'TRANSFER_UNPROVEN',
    'PICKUP_REQUIRED',
    'CONTACT_REQUIRED',
    ...changedRefusals,
  ],
});

/** An empty box counts as none. */
const Paid = SaidVnd.nullable()
  .default(null)
  .transform((amount) => amount ?? 0);

/** The card pays so much of a sale, and cash the rest, for which so much was given. */
export const SalePayment = z.strictObject({ card: Paid, given: Paid });

/** A sale over the counter is taken along at once, from the warehouse of the cashier's own open till. */
export const CounterSaleDraft = z.strictObject({
  lines: WantedLines,
  warehouseId: z.string().min(1).max(64),
  discount: lines.discount,
  customer: CounterOrderDraft.shape.customer.prefault({}),
  notes: CounterOrderDraft.shape.notes,
  /** The buyer was told this sum; should it come to something else by now, nothing is sold. */
  expectedTotal: Vnd,
  ...SalePayment.shape,
});
export type CounterSaleDraft = z.infer<typeof CounterSaleDraft>;

export const sellAtCounter = defineRoute({
  name: 'orders/sell-at-counter',
  summary: 'Sell and hand over at the counter: order, money and goods in one act',
  method: 'POST',
  path: '/admin/orders/sales',
  access,
  body: CounterSaleDraft.extend({ clientRequestId: RequestKey }),
  reply: StaffOrder,
  status: 201,
  errors: [
    // Its lines all come from one warehouse, so they are few enough for one write.
    ...goodsRefusals.filter((code) => code !== 'ORDER_TOO_LARGE'),
    ...changedRefusals,
    ...tillRefusals,
    'CASH_SHORT',
    'CARD_TOO_MUCH',
    // What somebody else did with the order before it was handed over.
    'ORDER_STATE',
    'PACKING_HELD',
    'SHELF_SHORT',
  ],
});
