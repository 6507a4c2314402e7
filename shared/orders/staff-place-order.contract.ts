import * as z from 'zod';
import { WantedLines } from '../cart/wanted-lines.ts';
import { PhoneNumber, RecipientName } from '../addresses/address.ts';
import { staff } from '../contract/access.ts';
import { defineRoute } from '../contract/route.ts';
import { tidy } from '../values/text.ts';
import { VndInput, Vnd } from '../values/vnd-schema.ts';
import { AddressInput, Quote, RequestKey } from './place-order.contract.ts';
import { DeliveryType } from './order-status.ts';
import { StaffOrder, tillRefusals } from './staff-orders.contract.ts';

const access = staff('orders.work');

/** Maximum manual discount in percent of the goods; only staff who set prices may give more. */
export const maxDiscountPercent = 10;

const lines = {
  lines: WantedLines,
  deliveryType: DeliveryType.default('warehouse_pickup'),
  pickupWarehouseId: z.string().min(1).max(64).nullable().default(null),
  shippingAddress: AddressInput.nullable().default(null),
  /** Manual discount, shown as a line of its own with the reason. */
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

/** Reasons why a counter order cannot be computed. */
export const counterRefusals = [
  ...goodsRefusals,
  'ADDRESS_REQUIRED',
  'UNKNOWN_PROVINCE',
  'UNKNOWN_DISTRICT',
  'UNKNOWN_WARD',
] as const;

/** Reasons why an order is refused because something changed since its quote. */
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
  // A line that is out of stock is reported in the reply instead, with the quantity that is still available.
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
  /** True if the money was received before the order was entered. Only an admin may confirm a bank transfer. */
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
    /** Total that was quoted; if the total has changed since, the order is refused. */
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

/** An empty field counts as 0. */
const Paid = VndInput.nullable()
  .default(null)
  .transform((amount) => amount ?? 0);

/** `card` is paid by card and the rest in cash; `given` is the cash that the buyer handed over. */
export const SalePayment = z.strictObject({ card: Paid, given: Paid });

/** A counter sale: the buyer takes the goods at once, from the warehouse of the cashier's own open till. */
export const CounterSaleDraft = z.strictObject({
  lines: WantedLines,
  warehouseId: z.string().min(1).max(64),
  discount: lines.discount,
  customer: CounterOrderDraft.shape.customer.prefault({}),
  notes: CounterOrderDraft.shape.notes,
  /** Total that the buyer was told; if it has changed since, the sale is refused. */
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
    // All lines come from one warehouse, so they always fit into one write.
    ...goodsRefusals.filter((code) => code !== 'ORDER_TOO_LARGE'),
    ...changedRefusals,
    ...tillRefusals,
    'CASH_SHORT',
    'CARD_TOO_MUCH',
    // Refusals because somebody else changed the order before it was handed over.
    'ORDER_STATE',
    'PACKING_HELD',
    'SHELF_SHORT',
  ],
});
