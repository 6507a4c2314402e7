import * as z from 'zod';
import { WantedLines } from '../cart/wanted-lines.ts';
import { PhoneNumber, RecipientName } from '../addresses/address.ts';
import { staff } from '../contract/access.ts';
import { defineRoute } from '../contract/route.ts';
import { tidy } from '../values/text.ts';
import { Vnd } from '../values/vnd-schema.ts';
import { AddressInput, Quote, RequestKey } from './place-order.contract.ts';
import { DeliveryType } from './order-status.ts';
import { StaffOrder } from './staff-orders.contract.ts';

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

const refusals = [
  'PRODUCT_UNAVAILABLE',
  'VARIANT_REQUIRED',
  'VARIANT_NOT_FOUND',
  'OUT_OF_STOCK',
  'ADDRESS_REQUIRED',
  'UNKNOWN_WAREHOUSE',
  'WAREHOUSE_PAUSED',
  'UNKNOWN_PROVINCE',
  'UNKNOWN_DISTRICT',
  'UNKNOWN_WARD',
  'ORDER_TOO_LARGE',
  'ORDER_TOO_DEAR',
  'DISCOUNT_TOO_HIGH',
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
  errors: refusals.filter((code) => code !== 'OUT_OF_STOCK'),
});

export const CounterOrderDraft = z.strictObject({
  ...lines,
  customer: z.strictObject({
    fullName: z.union([RecipientName, z.literal('')]).default(''),
    phone: z.union([PhoneNumber, z.literal('')]).default(''),
    email: z.union([z.email().max(120), z.literal('')]).default(''),
  }),
  paymentMethod: z.enum(['cash', 'transfer']).default('cash'),
  /** Its money was counted before the order was written down. */
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
    ...refusals,
    'PICKUP_REQUIRED',
    'CONTACT_REQUIRED',
    'INSUFFICIENT_STOCK',
    'BELOW_MINIMUM',
    'ABOVE_MAXIMUM',
    'PICKUP_SHORT',
    'ORDER_CHANGED',
    'REQUEST_DIFFERS',
    'STALE_STATE',
  ],
});
