import * as z from 'zod';
import type { NoticeContent } from '../records/payment-notice.ts';
import { StripeSession } from './stripe-api.ts';

const Intent = z.object({
  id: z.string(),
  amount_received: z.int(),
  currency: z.string().optional(),
  metadata: z.object({ paymentCode: z.string().optional() }).default({}),
});

export const StripeEvent = z.object({
  id: z.string().min(1).max(255),
  type: z.string(),
  livemode: z.boolean().optional(),
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
});
export type StripeEvent = z.infer<typeof StripeEvent>;

type Money = {
  intent: string;
  amount: number;
  currency: string | null | undefined;
  code: string | undefined;
};

function paidWith({ type, data: { object } }: StripeEvent): Money | undefined {
  if (type === 'payment_intent.succeeded') {
    const { data: intent } = Intent.safeParse(object);
    if (!intent) return undefined;
    const { id, amount_received: amount, currency, metadata } = intent;
    return { intent: id, amount, currency, code: metadata.paymentCode };
  }
  if (type !== 'checkout.session.completed') return undefined;
  const { data: session } = StripeSession.safeParse(object);
  const { payment_intent: intent, amount_total: amount } = session ?? {};
  if (session?.payment_status !== 'paid' || !intent || !amount) return undefined;
  return { intent, amount, currency: session.currency, code: session.client_reference_id ?? undefined };
}

const endedCode = ({ type, data: { object } }: StripeEvent): string | undefined =>
  type === 'checkout.session.expired'
    ? (StripeSession.safeParse(object).data?.client_reference_id ?? undefined)
    : undefined;

/** Returns the code of the payment that an event is about, if any. */
export const codeOfStripe = (event: StripeEvent): string | undefined =>
  paidWith(event)?.code ?? endedCode(event);

/**
 * Reads a Stripe event. A declined card does not end the payment, because the shopper can still try another
 * card on Stripe's page. Money in another currency, or in the other mode (test or live), is held for a person
 * to check.
 */
export function readStripeNotice(event: StripeEvent, isLive: boolean): NoticeContent {
  const money = paidWith(event);
  if (!money) {
    const code = endedCode(event);
    return code ? { kind: 'ended', code, reason: 'expired', said: 'expired' } : { kind: 'nothing' };
  }
  const { intent, amount, currency, code } = money;
  const doubt = (said: string): NoticeContent => ({ kind: 'held', code: code ?? '', said });
  if (currency !== 'vnd') return doubt(`currency ${currency ?? 'unknown'}`);
  if (event.livemode !== isLive) return doubt(`livemode ${String(event.livemode ?? 'unknown')}`);
  return { kind: 'money', transaction: `stripe:${intent}`, amount, codes: code ? [code] : [] };
}
