import * as z from 'zod';
import { defineRoute } from '../contract/route.ts';

// These routes describe no input: providers sign bytes, parsed only if the signature is valid.
const VnpayAnswer = z.object({
  RspCode: z.enum(['00', '01', '02', '04', '97', '99']),
  Message: z.string(),
});

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
});

export const receiveVnpayForm = defineRoute({
  ...vnpay,
  name: 'payments/receive-vnpay-form',
  summary: 'VNPay tells how a payment ended, by form or JSON',
  method: 'POST',
  rawBody: true,
});

const signed = {
  method: 'POST',
  access: 'public',
  rawBody: true,
  errors: ['WEBHOOK_REFUSED', 'PAYLOAD_TOO_LARGE'],
} as const;

export const receiveBankNotice = defineRoute({
  ...signed,
  name: 'payments/receive-bank-notice',
  summary: 'The bank tells that money was transferred',
  path: '/payments/webhooks/bank',
  reply: z.object({ success: z.literal(true) }),
});

export const receiveStripeNotice = defineRoute({
  ...signed,
  name: 'payments/receive-stripe-notice',
  summary: 'Stripe tells what became of a payment by card',
  path: '/payments/webhooks/stripe',
  reply: z.object({ received: z.literal(true) }),
});
