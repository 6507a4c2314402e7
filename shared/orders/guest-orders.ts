import * as z from 'zod';
import { Payment, PaymentId } from '../payments/payment.ts';
import { paymentRefusals, PaymentStart } from '../payments/member-payments.ts';
import { defineRoute } from '../route.ts';
import { CancelBody } from './member-orders.ts';
import { Order, OrderCode, OrderId } from './order.ts';
import { OrderPaymentStatus, OrderStatus } from './order-status.ts';

/** What proves that an order is one's own: the cart it came from, or what it was ordered with. */
const Proof = z.object({
  sessionId: z.string().min(1).max(128).optional(),
  email: z.string().max(120).optional(),
  phone: z.string().max(20).optional(),
});
export type GuestProof = z.output<typeof Proof>;

const proven = Proof.refine(({ sessionId, email, phone }) => Boolean(sessionId || email || phone), {
  path: ['email'],
  error: 'required',
});

const params = z.object({ id: OrderId });
/** Codes can be guessed at; so can phone numbers. */
const limit = { calls: 60, seconds: 60 };

export const getGuestOrder = defineRoute({
  name: 'orders/get-guest-order',
  summary: 'A guest’s order by id',
  method: 'GET',
  path: '/public/orders/guest/{id}',
  access: 'public',
  params,
  query: proven,
  reply: Order,
  errors: ['ORDER_NOT_FOUND'],
  limit,
});

export const getGuestOrderByCode = defineRoute({
  name: 'orders/get-guest-order-by-code',
  summary: 'A guest’s order by its code',
  method: 'GET',
  path: '/public/orders/guest/code/{code}',
  access: 'public',
  params: z.object({ code: OrderCode }),
  query: proven,
  reply: Order,
  errors: ['ORDER_NOT_FOUND'],
  limit,
});

/** To whoever knows only a phone number or an address, a list says no more than that there are orders. */
export const GuestOrderRow = z.object({
  id: OrderId,
  code: OrderCode,
  status: OrderStatus,
  paymentStatus: OrderPaymentStatus,
  totalQuantity: z.int(),
  total: z.int().nullable(),
  createdAt: z.string(),
});

export const listGuestOrders = defineRoute({
  name: 'orders/list-guest-orders',
  summary: 'A guest’s orders, newest first',
  method: 'GET',
  path: '/public/orders/guest',
  access: 'public',
  query: Proof.extend({
    take: z.coerce.number().int().min(1).max(50).default(20),
    cursor: z.string().max(400).optional(),
  }),
  reply: z.object({ data: z.array(GuestOrderRow), nextCursor: z.string().nullable() }),
  errors: ['BAD_CURSOR'],
  limit,
});

export const cancelGuestOrder = defineRoute({
  name: 'orders/cancel-guest-order',
  summary: 'Call a guest’s order off before it is packed',
  method: 'PUT',
  path: '/public/orders/guest/{id}/cancel',
  access: 'public',
  params,
  query: proven,
  body: CancelBody,
  reply: Order,
  errors: ['ORDER_NOT_FOUND', 'ORDER_STATE', 'STALE_STATE'],
  limit,
});

export const listGuestOrderPayments = defineRoute({
  name: 'orders/list-guest-order-payments',
  summary: 'Every attempt to pay a guest’s order, newest first',
  method: 'GET',
  path: '/public/orders/guest/{id}/payments',
  access: 'public',
  params,
  query: proven,
  reply: z.array(Payment),
  errors: ['ORDER_NOT_FOUND'],
  limit,
});

export const createGuestPayment = defineRoute({
  name: 'orders/create-guest-payment',
  summary: 'Begin to pay a guest’s order, or make a new code for it',
  method: 'POST',
  path: '/public/orders/guest/{id}/payments',
  access: 'public',
  params,
  query: proven,
  body: PaymentStart,
  reply: Payment,
  status: 201,
  errors: paymentRefusals,
  limit: { calls: 20, seconds: 60 },
});

export const getGuestPaymentStatus = defineRoute({
  name: 'orders/get-guest-payment-status',
  summary: 'How a guest’s payment stands; asked every few seconds while it is pending',
  method: 'GET',
  path: '/public/payments/{id}/status',
  access: 'public',
  params: z.object({ id: PaymentId }),
  query: proven,
  reply: Payment,
  errors: ['PAYMENT_NOT_FOUND'],
  limit: { calls: 240, seconds: 60 },
});
