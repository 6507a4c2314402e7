import * as z from 'zod';
import { defineRoute } from '../route.ts';

/** Providers sign the bytes they send, so a notice is taken as it came and read only when its signature holds. */
const VnpayAnswer = z.object({ RspCode: z.string(), Message: z.string() });

const vnpay = {
  path: '/payments/webhooks/vnpay',
  access: 'public',
  reply: VnpayAnswer,
} as const;

export const receiveVnpayNotice = defineRoute({
  ...vnpay,
  name: 'payments/receive-vnpay-notice',
  summary: 'VNPay tells how a payment ended, by address',
  method: 'GET',
  query: z.record(z.string(), z.string()),
});

export const receiveVnpayForm = defineRoute({
  ...vnpay,
  name: 'payments/receive-vnpay-form',
  summary: 'VNPay tells how a payment ended, by form',
  method: 'POST',
  body: z.unknown(),
});

export const receiveBankNotice = defineRoute({
  name: 'payments/receive-bank-notice',
  summary: 'The bank tells that money was transferred',
  method: 'POST',
  path: '/payments/webhooks/bank',
  access: 'public',
  body: z.unknown(),
  reply: z.object({ success: z.literal(true) }),
  errors: ['WEBHOOK_REFUSED'],
});

export const receiveStripeNotice = defineRoute({
  name: 'payments/receive-stripe-notice',
  summary: 'Stripe tells what became of a payment by card',
  method: 'POST',
  path: '/payments/webhooks/stripe',
  access: 'public',
  body: z.unknown(),
  reply: z.object({ received: z.literal(true) }),
  errors: ['WEBHOOK_REFUSED'],
});
