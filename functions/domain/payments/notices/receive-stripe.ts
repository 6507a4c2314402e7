import { partsOf } from '#shared/payments/payment-id.ts';
import { AppError } from '#shared/contract/errors.ts';
import { getSecret } from '#functions/platform/clients/secrets.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { keepNotice } from './keep-notice.ts';
import { findIdByCode } from '../records/payment-repository.ts';
import { type RawNotice, readSigned } from '../providers/read-signed.ts';
import { stripeSignature } from '../providers/signed-webhook.ts';
import { codeOfStripe, StripeEvent } from '../providers/stripe-notice.ts';

async function orderOf(table: Table, event: StripeEvent): Promise<string | undefined> {
  const code = codeOfStripe(event);
  const paymentId = code && (await findIdByCode(table, code));
  return paymentId ? partsOf(paymentId).orderId : undefined;
}

/** Receives a Stripe event and stores it under its id, so that repeats and any order of arrival do no harm. */
export async function receiveStripe(context: Context, notice: RawNotice): Promise<{ received: true }> {
  const secret = await getSecret('STRIPE_NOTICES_SECRET_ID');
  const raw = readSigned(notice, stripeSignature(notice.headers), secret, context.now());
  const { data: event } = StripeEvent.safeParse(raw.json);
  if (!event) throw new AppError('WEBHOOK_REFUSED');
  const orderId = await orderOf(context.table, event);
  await keepNotice(context, { provider: 'stripe', key: event.id, raw: raw.text, orderId });
  return { received: true };
}
