import * as z from 'zod';
import { readConfig } from '#functions/platform/config.ts';
import { log } from '#functions/platform/log.ts';
import { getSecret } from '#functions/platform/clients/secrets.ts';
import type { StoredPayment } from '../records/payment-record.ts';
import type { ProviderRefund, RefundAnswer } from './refund-answer.ts';
import { readStripeSession } from './stripe-api.ts';

const config = readConfig({ STRIPE_API_URL: z.url() });
const patienceMilliseconds = 8000;

const Answer = z.object({ id: z.string(), status: z.string(), failure_reason: z.string().nullish() });
const Failure = z.object({
  error: z.object({ message: z.string().optional(), code: z.string().optional() }),
});

const intentPrefix = 'stripe:';

async function intentOf({ references, providerReference }: StoredPayment): Promise<string | undefined> {
  const known = references.find((name) => name.startsWith(intentPrefix));
  if (known) return known.slice(intentPrefix.length);
  if (!providerReference) return undefined;
  return (await readStripeSession(providerReference)).payment_intent ?? undefined;
}

function meaningOf({ id, status, failure_reason: reason }: z.infer<typeof Answer>): RefundAnswer {
  if (status === 'succeeded') return { kind: 'done', reference: id };
  if (status === 'failed' || status === 'canceled')
    return { kind: 'refused', error: `Stripe ${reason ?? status}` };
  return { kind: 'accepted', reference: id };
}

async function ask(path: string, init: RequestInit): Promise<RefundAnswer> {
  const authorization = `Bearer ${await getSecret('STRIPE_SECRET_ID')}`;
  try {
    const reply = await fetch(`${config().STRIPE_API_URL}/v1/refunds${path}`, {
      ...init,
      headers: { ...(init.headers as Record<string, string>), authorization },
      signal: AbortSignal.timeout(patienceMilliseconds),
    });
    const json: unknown = await reply.json();
    if (reply.ok) return meaningOf(Answer.parse(json));
    // A request that Stripe finds invalid stays invalid. An error of Stripe's own (5xx, 429) does not tell
    // whether the money was sent.
    const { error } = Failure.parse(json);
    const said = `Stripe ${error.code ?? reply.status} ${error.message ?? ''}`.trim();
    return reply.status >= 500 || reply.status === 429
      ? { kind: 'unknown', error: said }
      : { kind: 'refused', error: said };
  } catch (error) {
    log.warn('stripe does not answer a refund', { error });
    return { kind: 'unknown', error: error instanceof Error ? error.message : 'Stripe' };
  }
}

/** Asks Stripe to send money back. */
export async function refundAtStripe(payment: StoredPayment, refund: ProviderRefund): Promise<RefundAnswer> {
  const intent = await intentOf(payment);
  if (!intent) return { kind: 'refused', error: 'Stripe payment_intent' };
  return ask('', {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'idempotency-key': refund.requestKey,
    },
    body: new URLSearchParams({
      payment_intent: intent,
      amount: String(refund.amount),
      'metadata[refundCode]': refund.refundCode,
    }).toString(),
  });
}

/** Asks Stripe for the state of a refund it knows. */
export const followAtStripe = (reference: string): Promise<RefundAnswer> =>
  ask(`/${encodeURIComponent(reference)}`, { method: 'GET' });
