import * as z from 'zod';
import { Payment, PaymentId } from '../payments/payment.ts';
import { paymentRefusals, PaymentStart } from '../payments/member-payments.contract.ts';
import { Email, Message, PhoneNumber } from '../accounts/user.ts';
import { defineRoute } from '../contract/route.ts';
import { CancelBody, goodsChangeRefusals, orderChangeRefusals } from './member-orders.contract.ts';
import { byGuest, guestLimit, GuestProofParts, guestProofs, ofGuestOrder } from './guest-proof.ts';
import { Delivery, Order, OrderCode, OrderId, TimelineEvent, VatInvoice } from './order.ts';
import { VatDetails } from './vat-details.ts';
import { OrderPaymentStatus, OrderStatus } from '../values/order-status-schema.ts';

export type { GuestProof } from './guest-proof.ts';

export const GuestOrder = Order.extend({
  access: z
    .enum(['full', 'masked'])
    .describe('Masked: names, street, e-mail and phone are not shown, nothing can be changed'),
});
export type GuestOrder = z.infer<typeof GuestOrder>;

export const getGuestOrder = defineRoute({
  ...ofGuestOrder,
  name: 'orders/get-guest-order',
  summary: 'A guest’s order by id',
  method: 'GET',
  path: '/public/orders/guest/{id}',
  reply: GuestOrder,
});

export const getGuestOrderByCode = defineRoute({
  ...ofGuestOrder,
  name: 'orders/get-guest-order-by-code',
  summary: 'A guest’s order by its code',
  method: 'GET',
  path: '/public/orders/guest/code/{code}',
  params: z.object({ code: OrderCode }),
  reply: GuestOrder,
  // The request's path contains the code, so any other proof is enough to view the order.
  errors: ['ORDER_NOT_FOUND'],
});

export const getGuestOrderDeliveryWithTimeline = defineRoute({
  ...ofGuestOrder,
  name: 'orders/get-guest-order-delivery-with-timeline',
  summary: 'A guest’s order’s way to its buyer and its story together',
  method: 'GET',
  path: '/public/orders/guest/{id}/delivery-with-timeline',
  reply: z.object({ delivery: Delivery, timeline: z.array(TimelineEvent) }),
});

export const GuestOrderRow = z.object({
  id: OrderId,
  code: OrderCode,
  status: OrderStatus,
  /** Missing condition of an unconfirmed order; null for all others. */
  awaits: z.enum(['money', 'proof']).nullable(),
  paymentStatus: OrderPaymentStatus,
  totalQuantity: z.int(),
  total: z.int().nullable(),
  createdAt: z.string(),
});

export const maxCounted = 50;

export const listGuestOrders = defineRoute({
  name: 'orders/list-guest-orders',
  summary: 'A guest’s orders, newest first; by e-mail or phone only how many there are',
  method: 'GET',
  path: '/public/orders/guest',
  access: 'public',
  proofs: guestProofs,
  query: GuestProofParts.extend({
    take: z.coerce.number().int().min(1).max(50).default(20),
    cursor: z.string().max(400).optional(),
  }),
  reply: z.object({
    data: z.array(GuestOrderRow),
    nextCursor: z.string().nullable(),
    found: z
      .object({ count: z.int().max(maxCounted), newestDay: z.string().nullable() })
      .nullable()
      .describe('By e-mail or phone: how many there are, 50 at most, and the day of the newest'),
  }),
  errors: ['BAD_CURSOR'],
  limit: guestLimit,
});

export const sendGuestLinks = defineRoute({
  name: 'orders/send-guest-links',
  summary: 'Mail the links of what was last ordered with an e-mail or a phone number',
  method: 'POST',
  path: '/public/orders/guest/links',
  access: 'public',
  body: z
    .strictObject({ email: Email.optional(), phone: PhoneNumber.optional() })
    .refine(({ email, phone }) => Boolean(email ?? phone), { path: ['email'], error: 'required' }),
  reply: Message,
  limit: { calls: 5, seconds: 600, by: ['email', 'phone'], net: 100 },
});

export const cancelGuestOrder = defineRoute({
  ...ofGuestOrder,
  name: 'orders/cancel-guest-order',
  summary: 'Call a guest’s order off before it is packed',
  method: 'PUT',
  path: '/public/orders/guest/{id}/cancel',
  body: CancelBody,
  reply: GuestOrder,
  errors: [...goodsChangeRefusals, 'GUEST_PROOF_NEEDED'],
});

export const completeGuestOrder = defineRoute({
  ...ofGuestOrder,
  name: 'orders/complete-guest-order',
  summary: 'Say that a guest’s order has arrived',
  method: 'PATCH',
  path: '/public/orders/guest/{id}/complete',
  reply: GuestOrder,
  errors: [...orderChangeRefusals, 'GUEST_PROOF_NEEDED'],
});

export const requestGuestInvoice = defineRoute({
  ...ofGuestOrder,
  name: 'orders/request-guest-invoice',
  summary: 'Ask for a VAT invoice for a guest’s order',
  method: 'POST',
  path: '/public/orders/guest/{id}/vat-invoice',
  body: VatDetails,
  reply: z.object({ request: VatInvoice }),
  status: 201,
  errors: [...orderChangeRefusals, 'INVOICE_EXISTS', 'GUEST_PROOF_NEEDED'],
});

export const confirmGuestOrder = defineRoute({
  ...ofGuestOrder,
  name: 'orders/confirm-guest-order',
  summary: 'Say by the mailed link, and by nothing less, that a cash order is meant',
  method: 'PUT',
  path: '/public/orders/guest/{id}/confirm',
  reply: GuestOrder,
  errors: ['ORDER_NOT_FOUND', 'ORDER_STATE', 'STALE_STATE', 'GUEST_PROOF_NEEDED'],
});

export const sendProofMail = defineRoute({
  ...ofGuestOrder,
  name: 'orders/send-proof-mail',
  summary: 'Mail once more the link that confirms a guest’s cash order',
  method: 'POST',
  path: '/public/orders/guest/{id}/proof-mail',
  reply: Message,
  errors: ['ORDER_NOT_FOUND', 'ORDER_STATE', 'GUEST_PROOF_NEEDED'],
  limit: { calls: 10, seconds: 60, by: byGuest },
});

export const correctGuestEmail = defineRoute({
  ...ofGuestOrder,
  name: 'orders/correct-guest-email',
  summary: 'Correct the e-mail of a guest’s cash order that waits, and mail its link there',
  method: 'PUT',
  path: '/public/orders/guest/{id}/email',
  body: z.strictObject({ email: Email }),
  reply: GuestOrder,
  errors: ['ORDER_NOT_FOUND', 'ORDER_STATE', 'STALE_STATE', 'GUEST_PROOF_NEEDED'],
  // A low limit, because each correction sends a mail to an address that may belong to anybody.
  limit: { calls: 3, seconds: 3600, by: byGuest, net: 30 },
});

export const listGuestOrderPayments = defineRoute({
  ...ofGuestOrder,
  name: 'orders/list-guest-order-payments',
  summary: 'Every attempt to pay a guest’s order, newest first',
  method: 'GET',
  path: '/public/orders/guest/{id}/payments',
  reply: z.array(Payment),
});

export const createGuestPayment = defineRoute({
  ...ofGuestOrder,
  name: 'orders/create-guest-payment',
  summary: 'Begin to pay a guest’s order, or make a new code for it',
  method: 'POST',
  path: '/public/orders/guest/{id}/payments',
  body: PaymentStart,
  reply: Payment,
  status: 201,
  // TOO_MANY_OPEN_ORDERS only concerns guests, whose open cash orders are limited.
  errors: [...paymentRefusals, 'GUEST_PROOF_NEEDED', 'TOO_MANY_OPEN_ORDERS'],
  limit: { calls: 20, seconds: 60, by: byGuest },
});

export const getGuestPaymentStatus = defineRoute({
  ...ofGuestOrder,
  name: 'orders/get-guest-payment-status',
  summary: 'How a guest’s payment stands; asked every few seconds while it is pending',
  method: 'GET',
  path: '/public/payments/{id}/status',
  params: z.object({ id: PaymentId }),
  reply: Payment,
  errors: ['PAYMENT_NOT_FOUND', 'GUEST_PROOF_NEEDED'],
  limit: { calls: 240, seconds: 60, by: byGuest },
});

export const createGuestTicket = defineRoute({
  ...ofGuestOrder,
  name: 'orders/create-guest-ticket',
  summary: 'A one-time ticket for hearing live of a guest’s order',
  method: 'POST',
  path: '/public/orders/guest/{id}/live-ticket',
  reply: z.object({ ticket: z.string(), expiresInSeconds: z.int() }),
  status: 201,
});
