import * as z from 'zod';
import { Payment, PaymentId } from '../payments/payment.ts';
import { paymentRefusals, PaymentStart } from '../payments/member-payments.ts';
import { Email, Message } from '../accounts/user.ts';
import { defineRoute } from '../route.ts';
import { CancelBody, orderChangeRefusals } from './member-orders.ts';
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
const own = { access: 'public', params, query: proven, errors: ['ORDER_NOT_FOUND'], limit } as const;

export const getGuestOrder = defineRoute({
  ...own,
  name: 'orders/get-guest-order',
  summary: 'A guest’s order by id',
  method: 'GET',
  path: '/public/orders/guest/{id}',
  reply: Order,
});

export const getGuestOrderByCode = defineRoute({
  ...own,
  name: 'orders/get-guest-order-by-code',
  summary: 'A guest’s order by its code',
  method: 'GET',
  path: '/public/orders/guest/code/{code}',
  params: z.object({ code: OrderCode }),
  reply: Order,
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

export const sendGuestLinks = defineRoute({
  name: 'orders/send-guest-links',
  summary: 'Mail an address the links of what was last ordered with it',
  method: 'POST',
  path: '/public/orders/guest/links',
  access: 'public',
  body: z.strictObject({ email: Email }),
  reply: Message,
  limit: { calls: 5, seconds: 600 },
});

export const cancelGuestOrder = defineRoute({
  ...own,
  name: 'orders/cancel-guest-order',
  summary: 'Call a guest’s order off before it is packed',
  method: 'PUT',
  path: '/public/orders/guest/{id}/cancel',
  body: CancelBody,
  reply: Order,
  errors: orderChangeRefusals,
});

export const listGuestOrderPayments = defineRoute({
  ...own,
  name: 'orders/list-guest-order-payments',
  summary: 'Every attempt to pay a guest’s order, newest first',
  method: 'GET',
  path: '/public/orders/guest/{id}/payments',
  reply: z.array(Payment),
});

export const createGuestPayment = defineRoute({
  ...own,
  name: 'orders/create-guest-payment',
  summary: 'Begin to pay a guest’s order, or make a new code for it',
  method: 'POST',
  path: '/public/orders/guest/{id}/payments',
  body: PaymentStart,
  reply: Payment,
  status: 201,
  errors: paymentRefusals,
  limit: { calls: 20, seconds: 60 },
});

export const getGuestPaymentStatus = defineRoute({
  ...own,
  name: 'orders/get-guest-payment-status',
  summary: 'How a guest’s payment stands; asked every few seconds while it is pending',
  method: 'GET',
  path: '/public/payments/{id}/status',
  params: z.object({ id: PaymentId }),
  reply: Payment,
  errors: ['PAYMENT_NOT_FOUND'],
  limit: { calls: 240, seconds: 60 },
});

export const createGuestTicket = defineRoute({
  ...own,
  name: 'orders/create-guest-ticket',
  summary: 'A one-time ticket for hearing live of a guest’s order',
  method: 'POST',
  path: '/public/orders/guest/{id}/live-ticket',
  reply: z.object({ ticket: z.string(), expiresInSeconds: z.int() }),
  status: 201,
});
