import * as z from 'zod';
import type { State } from '../../home/state.ts';

export const Session = z.object({
  id: z.string(),
  status: z.enum(['open', 'complete', 'expired']),
  paymentStatus: z.enum(['unpaid', 'paid']),
  intent: z.string(),
  amount: z.int(),
  code: z.string(),
  description: z.string(),
  successUrl: z.string(),
  cancelUrl: z.string(),
  /** Expiry in seconds since 1970, as in Stripe's API. */
  expiresAt: z.int(),
  refunds: z.array(z.object({ id: z.string(), amount: z.int(), status: z.string() })).default([]),
});
export type Session = z.infer<typeof Session>;

/** Request for a session, with the field names of Stripe's forms. */
export const SessionRequest = z.object({
  mode: z.literal('payment'),
  client_reference_id: z.string(),
  success_url: z.url(),
  cancel_url: z.url(),
  expires_at: z.coerce.number().int(),
  'line_items[0][price_data][currency]': z.literal('vnd'),
  'line_items[0][price_data][unit_amount]': z.coerce.number().int().min(1),
  'line_items[0][price_data][product_data][name]': z.string(),
  'payment_intent_data[metadata][paymentCode]': z.string(),
});

/** Formats a session as Stripe does. */
export const toStripe = (session: Session, url: string) => ({
  id: session.id,
  object: 'checkout.session',
  mode: 'payment',
  status: session.status,
  payment_status: session.paymentStatus,
  payment_intent: session.status === 'open' ? null : session.intent,
  amount_total: session.amount,
  currency: 'vnd',
  livemode: false,
  client_reference_id: session.code,
  expires_at: session.expiresAt,
  url: session.status === 'open' ? url : null,
});

/** Stores sessions over restarts, with their idempotency keys. */
export const createSessions = (state: State) => ({
  find(id: string): Session | undefined {
    const text = state.read(`stripe:${id}`);
    return text === undefined ? undefined : Session.parse(JSON.parse(text));
  },
  save: (session: Session): void => state.write(`stripe:${session.id}`, JSON.stringify(session)),
  findByKey: (key: string): string | undefined => state.read(`stripe:key:${key}`),
  /** Finds a session by its payment intent, which refunds refer to. */
  findByIntent(intent: string): Session | undefined {
    const id = state.read(`stripe:intent:${intent}`);
    return id === undefined ? undefined : this.find(id);
  },
  saveIntent: (intent: string, id: string): void => state.write(`stripe:intent:${intent}`, id),
  saveKey: (key: string, id: string): void => state.write(`stripe:key:${key}`, id),
});
