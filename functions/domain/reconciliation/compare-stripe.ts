import { orderOfCode } from '#functions/domain/payments/notices/find-notices.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { compareRefunds } from './compare-money.ts';
import { compareWithList, type Line, type Outcome } from './compare-with-list.ts';
import { dayAfter, momentsOf } from './days.ts';
import { listOurRefunds } from './our-refunds.ts';
import { type ListedCharge, listCharges, listStripeRefunds } from './stripe-list.ts';
import { dayInVietnam } from '#shared/values/vietnam-day.ts';

const dayOfSeconds = (seconds: number): string => dayInVietnam(seconds * 1000);

/** Builds the event that Stripe would have sent for a charge. */
const eventOf = ({ id, amount, currency, livemode, payment_intent: intent, metadata }: ListedCharge) => ({
  id: `list:${id}`,
  type: 'payment_intent.succeeded',
  livemode,
  data: { object: { id: intent, amount_received: amount, currency, metadata } },
});

/** Converts a charge to a line. The shop did not begin a charge without an intent, so its own id names it. */
const lineOf = (context: Context, charge: ListedCharge): Line => ({
  transaction: `stripe:${charge.payment_intent ?? charge.id}`,
  amount: charge.amount,
  words: charge.metadata.paymentCode ?? charge.id,
  day: dayOfSeconds(charge.created),
  told: async () => ({
    provider: 'stripe',
    key: `list:${charge.id}`,
    raw: JSON.stringify(eventOf({ ...charge, payment_intent: charge.payment_intent ?? charge.id })),
    orderId: await orderOfCode(context.table, charge.metadata.paymentCode),
  }),
});

export async function compareStripe(context: Context, { day }: { day: string }): Promise<Outcome> {
  const span = { from: momentsOf(dayAfter(day, -1)).from, to: momentsOf(dayAfter(day, 1)).to };
  const [charges, back, refunds] = await Promise.all([
    listCharges(span),
    listStripeRefunds(span),
    listOurRefunds(context, 'stripe', day),
  ]);
  const lines = charges.map((charge) => lineOf(context, charge));
  const outcome = await compareWithList(context, { provider: 'stripe', day, lines });
  const sent = back.map(({ id, amount, created, metadata }) => ({
    reference: id,
    code: metadata.refundCode ?? null,
    amount,
    isOfDay: dayOfSeconds(created) === day,
  }));
  return { ...outcome, found: [...outcome.found, ...compareRefunds(sent, refunds)] };
}
