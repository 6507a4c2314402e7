import { partsOf } from '#shared/payments/payment-id.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { keepNotice } from './keep-notice.ts';
import { createPaymentRepository } from '../records/payment-repository.ts';
import { type RawNotice, readSigned } from '../providers/read-signed.ts';
import { stripeSignature } from '../providers/signed-webhook.ts';
import { codeOfStripe, StripeEvent } from '../providers/stripe-notice.ts';

type Deps = { table: Table; secret: string; now: () => Date };

async function orderOf(table: Table, event: StripeEvent): Promise<string | undefined> {
  const code = codeOfStripe(event);
  const paymentId = code && (await createPaymentRepository(table).findIdByCode(code));
  return paymentId ? partsOf(paymentId).orderId : undefined;
}

/** Takes an event of Stripe's: kept by its id, however often and in whatever order they come. */
export async function receiveStripe(
  { table, secret, now }: Deps,
  notice: RawNotice,
): Promise<{ received: true }> {
  const at = now();
  const raw = readSigned(notice, stripeSignature(notice.headers), secret, at);
  const { data: event } = StripeEvent.safeParse(raw.json);
  if (!event) throw new AppError('WEBHOOK_REFUSED');
  const orderId = await orderOf(table, event);
  await keepNotice(table, { provider: 'stripe', key: event.id, raw: raw.text, orderId, at });
  return { received: true };
}
