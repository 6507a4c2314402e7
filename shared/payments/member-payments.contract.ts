import * as z from 'zod';
import { defineRoute } from '../contract/route.ts';
import { Payment, PaymentId, PaymentMethod, PaymentProvider } from './payment.ts';

const params = z.object({ id: PaymentId });

/**
 * A path on this site, so that no provider can be made to redirect shoppers elsewhere. Browsers ignore tabs and
 * line ends and read a backslash as a slash, so none of these is allowed in it.
 */
const ReturnPath = z
  .string()
  .max(200)
  .regex(/^\/(?!\/)[^\s\\\p{Cc}]*$/u);

/** Starts a payment; the same idempotency key returns it, another one ends it and starts anew. */
export const PaymentStart = z.strictObject({
  method: PaymentMethod,
  provider: PaymentProvider.nullish(),
  idempotencyKey: z
    .string()
    .regex(/^[0-9A-Za-z-]{8,64}$/)
    .optional(),
  returnUrl: ReturnPath.optional(),
  bankCode: z
    .string()
    .regex(/^[A-Z0-9]{3,20}$/)
    .optional(),
  locale: z.enum(['vi', 'en']).default('vi'),
});

export const paymentRefusals = [
  'ORDER_NOT_FOUND',
  'ORDER_NOT_PAYABLE',
  'DEPOSIT_NEEDED',
  'ORDER_STATE',
  'PAYMENT_METHOD_UNKNOWN',
  'PROVIDER_UNAVAILABLE',
  'STALE_STATE',
] as const;

export const createPayment = defineRoute({
  name: 'payments/create-payment',
  summary: 'Begin to pay an order, or make a new code for it',
  method: 'POST',
  path: '/payments/create',
  access: 'member',
  body: PaymentStart.extend({
    orderId: z.string().min(1).max(40),
    /** The payment whose code expired; it ends when the new one starts. */
    paymentId: PaymentId.optional(),
    /** Ignored. The shop itself tells providers where to report. */
    ipnUrl: z.string().max(300).optional(),
  }),
  reply: Payment,
  status: 201,
  errors: paymentRefusals,
  limit: { calls: 30, seconds: 60 },
});

export const getPayment = defineRoute({
  name: 'payments/get-payment',
  summary: 'One payment of the member’s own orders',
  method: 'GET',
  path: '/payments/{id}',
  access: 'member',
  params,
  reply: Payment,
  errors: ['PAYMENT_NOT_FOUND'],
});

export const getPaymentStatus = defineRoute({
  name: 'payments/get-payment-status',
  summary: 'How a payment stands; asked every few seconds while it is pending',
  method: 'GET',
  path: '/payments/{id}/status',
  access: 'member',
  params,
  reply: Payment,
  errors: ['PAYMENT_NOT_FOUND'],
});

export const verifyPayment = defineRoute({
  name: 'payments/verify-payment',
  summary: 'Ask the provider how a payment stands, and take over what it says',
  method: 'POST',
  path: '/payments/{id}/verify',
  access: 'member',
  params,
  body: z.strictObject({ succeed: z.boolean().optional() }),
  reply: Payment,
  errors: ['PAYMENT_NOT_FOUND', 'PROVIDER_UNAVAILABLE'],
  limit: { calls: 20, seconds: 60 },
});

export const simulatePayment = defineRoute({
  name: 'payments/simulate-payment',
  summary: 'End a payment as the provider would, where the deployment plays the provider itself',
  method: 'POST',
  path: '/payments/simulate',
  access: 'member',
  body: z.strictObject({ paymentId: PaymentId, outcome: z.enum(['success', 'decline', 'expire']) }),
  reply: Payment,
  errors: ['PAYMENT_NOT_FOUND', 'NOT_FOUND', 'PAYMENT_ENDED'],
});

export const completePayment = defineRoute({
  name: 'payments/complete-payment',
  summary: 'Take an order as paid, where the deployment plays the provider itself',
  method: 'PUT',
  path: '/payments/complete',
  access: 'member',
  body: z.strictObject({ orderId: z.string().min(1).max(40) }),
  reply: Payment,
  errors: ['ORDER_NOT_FOUND', 'NOT_FOUND', 'ORDER_NOT_PAYABLE'],
});

export const cancelPayment = defineRoute({
  name: 'payments/cancel-payment',
  summary: 'Give up an attempt to pay; the order waits for another',
  method: 'PUT',
  path: '/payments/cancel',
  access: 'member',
  body: z.strictObject({ paymentId: PaymentId }),
  reply: Payment,
  errors: ['PAYMENT_NOT_FOUND', 'PAYMENT_ENDED'],
});
