import * as z from 'zod';
import { staff } from '../contract/access.ts';
import { defineRoute } from '../contract/route.ts';
import { VndInput, Vnd } from '../values/vnd-schema.ts';
import { callResults, paybackCauses } from './order-choices.ts';
import { CancelBody, goodsChangeRefusals, orderChangeRefusals } from './member-orders.contract.ts';
import { Order, OrderDeposit, OrderId } from './order.ts';

const params = z.object({ id: OrderId });

/** Permission to pay an order after delivery: who granted it, why, and until when. */
export const Credit = z.object({
  grantedBy: z.string(),
  grantedAt: z.string(),
  reason: z.string(),
  dueAt: z.string(),
  /** Time of the latest reminder to the buyer. */
  remindedAt: z.string().optional(),
});

/** The staff member who called the buyer of a guest's cash order, and when. */
export const CallRecord = z.object({ userId: z.string(), at: z.string() });

/** Result of a call to a buyer. */
export const CallResult = z.enum(callResults);
export type CallResult = z.infer<typeof CallResult>;

/** A call to a buyer: the caller, the time, the result, and the time of the next call. */
export const OrderCall = z.object({
  /** Idempotency key of the request, so that one call is recorded once. */
  id: z.string(),
  userId: z.string(),
  at: z.string(),
  result: CallResult,
  note: z.string(),
  nextAt: z.string().nullable(),
});
export type OrderCall = z.infer<typeof OrderCall>;

/** A change of lines or address: person, time, reason, and the totals before and after. */
export const OrderEdit = z.object({
  id: z.string(),
  userId: z.string(),
  at: z.string(),
  reason: z.string(),
  from: Vnd,
  to: Vnd,
});

/** A link to another order, by id and code. */
export const OrderLink = z.object({ id: z.string(), code: z.string() });

/** A part of an order's money that goes back: the reason, and the time it was sent. */
export const OrderPayback = z.object({
  cause: z.enum(paybackCauses),
  returnId: z.string().nullable(),
  amount: z.int().min(1),
  paidAt: z.string().nullable(),
  /** The refund that sends it. While it is set, no other refund takes the amount and it cannot be kept. */
  refundId: z.string().nullable().optional(),
  /** The order of other goods that the amount pays for instead of being sent. */
  carriedTo: OrderLink.optional(),
});

/** Pieces of a line that are reserved in, or were taken from, one warehouse. */
export const OrderHolding = z.object({
  productId: z.string(),
  variantId: z.string(),
  warehouseId: z.string(),
  quantity: z.int().min(1),
});

/** Cash and card parts of a payment at the counter; `given` minus `cash` went back as change. */
export const Tender = z.object({ cash: Vnd, card: Vnd, given: Vnd });
export type Tender = z.infer<typeof Tender>;

export const StaffOrder = Order.extend({
  deposit: OrderDeposit.optional(),
  userId: z.string().nullable(),
  placedBy: z.string().nullable().default(null),
  tender: Tender.optional(),
  credit: Credit.nullable(),
  called: CallRecord.nullable(),
  calls: z.array(OrderCall).default([]),
  nextCallAt: z.string().nullable().default(null),
  confirmedAt: z.string().nullable().default(null),
  carrier: z.string().nullable().default(null),
  trackingNumber: z.string().nullable().default(null),
  refundedAmount: z.int().default(0),
  paybacks: z.array(OrderPayback).default([]),
  holdings: z.array(OrderHolding).default([]),
  edits: z.array(OrderEdit).default([]),
  /** The order that this one was merged into, and those merged into this one. */
  mergedInto: OrderLink.optional(),
  mergedFrom: z.array(OrderLink).optional(),
  /** Number of changes so far; used for the version check. */
  version: z.int(),
  /** Amount still to be paid. */
  missing: Vnd,
});
export type StaffOrder = z.infer<typeof StaffOrder>;

const work = {
  access: staff('orders.work'),
  params,
  reply: StaffOrder,
  errors: orderChangeRefusals,
} as const;

/** Cash and card slips go into the open till of the person who takes them. */
export const tillRefusals = ['TILL_REQUIRED', 'TILL_ELSEWHERE'] as const;

const step = (name: string, path: string, summary: string) =>
  defineRoute({
    ...work,
    name: `orders/${name}`,
    summary,
    method: 'PATCH',
    path: `/orders/{id}/${path}`,
  });

export const getStaffOrder = defineRoute({
  ...work,
  name: 'orders/get-staff-order',
  summary: 'Any order, for those who work on it',
  method: 'GET',
  path: '/orders/{id}',
  errors: ['ORDER_NOT_FOUND'],
});

/** Starts packing; needs payment, cash with the buyer's proof, or an admin's permission for credit. */
export const startPacking = defineRoute({
  ...work,
  name: 'orders/start-packing',
  summary: 'Take a confirmed order up for packing',
  method: 'PATCH',
  path: '/orders/{id}/start-packing',
  errors: [...work.errors, 'ORDER_UNPAID', 'ORDER_UNPROVEN'],
});

/** Closes a box whose pieces were all counted, so that no bulk action closes an unchecked one. */
export const completePacking = defineRoute({
  ...work,
  name: 'orders/complete-packing',
  summary: 'An order is packed; its goods leave the stock',
  method: 'PATCH',
  path: '/orders/{id}/complete-packing',
  errors: [...goodsChangeRefusals, 'PACKING_HELD', 'PACKING_UNSCANNED'],
});

/** Closes a box without scanning: the person with this one order open states that all is in it. */
export const completeUnscanned = defineRoute({
  ...work,
  name: 'orders/complete-unscanned',
  summary: 'An order is packed without its pieces having been scanned; its goods leave the stock',
  method: 'PATCH',
  path: '/orders/{id}/complete-unscanned',
  errors: [...goodsChangeRefusals, 'PACKING_HELD'],
});

export const handToCarrier = step('hand-to-carrier', 'hand-to-carrier', 'A packed order is on its way');

export const markDelivered = defineRoute({
  ...step('mark-delivered', 'mark-delivered-to-customer', 'An order has reached its buyer'),
  errors: [...work.errors, ...tillRefusals],
});

export const takeBackParcel = step(
  'take-back-parcel',
  'take-back-parcel',
  'A parcel nobody took in has come back, and its order is over',
);

export const changeOrderStatus = defineRoute({
  ...work,
  name: 'orders/change-order-status',
  summary: 'Confirm a guest’s cash order after speaking with its buyer, or cancel an order for the shop',
  method: 'PATCH',
  path: '/admin/orders/{id}/status',
  body: z
    .strictObject({ status: z.enum(['confirmed', 'cancelled']), reason: CancelBody.shape.reason.optional() })
    .refine(({ status, reason }) => status === 'confirmed' || reason !== undefined, {
      path: ['reason'],
      error: 'required',
    }),
  errors: [...goodsChangeRefusals, 'ORDER_UNPAID'],
});

export const CashReceipt = z.strictObject({
  /** The counted sum; it must equal the missing amount. */
  amount: VndInput.min(1),
});

export const takeMoney = defineRoute({
  ...work,
  name: 'orders/take-money',
  summary: 'What an order still cost was paid to staff, at the counter or by the carrier',
  method: 'POST',
  path: '/admin/orders/{id}/money',
  body: CashReceipt,
  // An order may be paid in any status, as long as something is missing.
  errors: ['ORDER_NOT_FOUND', 'ORDER_NOT_PAYABLE', 'AMOUNT_DIFFERS', 'STALE_STATE', ...tillRefusals],
});

export const CreditDraft = z.strictObject({
  reason: CancelBody.shape.reason,
  days: z.int().min(1).max(180),
});

export const grantCredit = defineRoute({
  ...work,
  name: 'orders/grant-credit',
  summary: 'Let an order be paid after it has come, until a day',
  method: 'POST',
  path: '/admin/orders/{id}/credit',
  access: staff('payments.manage'),
  body: CreditDraft,
  errors: [...work.errors, 'ORDER_NOT_PAYABLE'],
});

export const remindOfCredit = defineRoute({
  ...work,
  name: 'orders/remind-of-credit',
  summary: 'Remind whoever was let pay later, once a day at most',
  method: 'POST',
  path: '/admin/orders/{id}/credit/reminder',
  access: staff('payments.manage'),
  errors: ['ORDER_NOT_FOUND', 'ORDER_STATE', 'TOO_MANY_REQUESTS', 'STALE_STATE'],
});

export const listCreditOrders = defineRoute({
  name: 'orders/list-credit-orders',
  summary: 'Orders that came before their money, the earliest due first',
  method: 'GET',
  path: '/admin/orders/on-credit',
  access: staff('payments.manage'),
  query: z.object({
    take: z.coerce.number().int().min(1).max(50).default(20),
    cursor: z.string().max(400).optional(),
  }),
  reply: z.object({ data: z.array(StaffOrder), nextCursor: z.string().nullable() }),
  errors: ['BAD_CURSOR'],
});
