import * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';
import { readConfig } from '#functions/platform/config.ts';
import { log } from '#functions/platform/log.ts';
import { getSecret } from '#functions/platform/clients/secrets.ts';
import type { StoredPayment } from '../records/payment-record.ts';

const config = readConfig({ STRIPE_API_URL: z.url() });

const patienceMilliseconds = 8000;

/** Stripe's checkout session for one payment, with only the fields that we read. */
export const StripeSession = z.object({
  id: z.string(),
  url: z.string().nullish(),
  status: z.string().nullish(),
  payment_status: z.string().nullish(),
  payment_intent: z.string().nullish(),
  amount_total: z.int().nullish(),
  currency: z.string().nullish(),
  livemode: z.boolean().optional(),
  client_reference_id: z.string().nullish(),
});
export type StripeSession = z.infer<typeof StripeSession>;

type Request = { method: 'GET' | 'POST'; headers?: Record<string, string>; body?: string };

async function call(path: string, init: Request): Promise<StripeSession> {
  const { STRIPE_API_URL } = config();
  const authorization = `Bearer ${await getSecret('STRIPE_SECRET_ID')}`;
  try {
    const reply = await fetch(`${STRIPE_API_URL}/v1/checkout/sessions${path}`, {
      ...init,
      headers: { ...init.headers, authorization },
      signal: AbortSignal.timeout(patienceMilliseconds),
    });
    const answer: unknown = await reply.json();
    if (!reply.ok) throw new Error(`Stripe answered ${reply.status}`);
    return StripeSession.parse(answer);
  } catch (cause) {
    log.warn('stripe does not answer', { error: cause });
    throw new AppError('PROVIDER_UNAVAILABLE', {}, { cause });
  }
}

function sessionFields(payment: StoredPayment, origin: string): Record<string, string> {
  const page = `${origin}${payment.returnPath ?? `/e-commerce/payment/${payment.id}`}`;
  return {
    mode: 'payment',
    client_reference_id: payment.code,
    locale: payment.locale,
    success_url: page,
    cancel_url: page,
    'line_items[0][quantity]': '1',
    // VND has no minor unit, so the amount is sent as it is.
    'line_items[0][price_data][currency]': 'vnd',
    'line_items[0][price_data][unit_amount]': String(payment.amount),
    'line_items[0][price_data][product_data][name]': payment.orderCode,
    'payment_intent_data[metadata][paymentCode]': payment.code,
    ...(payment.expiresAt && { expires_at: String(Math.floor(Date.parse(payment.expiresAt) / 1000)) }),
  };
}

/** Opens a Stripe session. By the idempotency key a second call returns the same session. */
export const openStripeSession = (payment: StoredPayment, origin: string): Promise<StripeSession> =>
  call('', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'idempotency-key': payment.id },
    body: new URLSearchParams(sessionFields(payment, origin)).toString(),
  });

export const readStripeSession = (id: string): Promise<StripeSession> =>
  call(`/${encodeURIComponent(id)}`, { method: 'GET' });
