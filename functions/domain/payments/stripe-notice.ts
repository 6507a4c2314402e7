import * as z from 'zod';
import type { Tiding } from './payment-notice.ts';
import { StripeSession } from './stripe-api.ts';

const Intent = z.object({
  id: z.string(),
  amount_received: z.int(),
  metadata: z.object({ paymentCode: z.string().optional() }).default({}),
});

export const StripeEvent = z.object({
  id: z.string().min(1).max(255),
  type: z.string(),
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
});
export type StripeEvent = z.infer<typeof StripeEvent>;

const nothing: Tiding = { kind: 'nothing' };

const moneyOf = (intentId: string, amount: number, code: string | null | undefined): Tiding => ({
  kind: 'money',
  transaction: `stripe:${intentId}`,
  amount,
  codes: code ? [code] : [],
});

function ofSession(session: StripeSession): Tiding {
  const { payment_status: status, payment_intent: intent, amount_total: amount } = session;
  if (status !== 'paid' || !intent || !amount) return nothing;
  return moneyOf(intent, amount, session.client_reference_id);
}

/** A refused card ends nothing: the shopper still sits before Stripe's page with another one in the wallet. */
export function tidingOfStripe({ type, data: { object } }: StripeEvent): Tiding {
  switch (type) {
    case 'payment_intent.succeeded': {
      const { data: intent } = Intent.safeParse(object);
      return intent ? moneyOf(intent.id, intent.amount_received, intent.metadata.paymentCode) : nothing;
    }
    case 'checkout.session.completed': {
      const { data: session } = StripeSession.safeParse(object);
      return session ? ofSession(session) : nothing;
    }
    case 'checkout.session.expired': {
      const code = StripeSession.safeParse(object).data?.client_reference_id;
      return code ? { kind: 'ended', code, reason: 'expired', said: 'expired' } : nothing;
    }
    default:
      return nothing;
  }
}
