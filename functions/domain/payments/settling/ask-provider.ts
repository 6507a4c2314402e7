import type { Context } from '#functions/platform/table/context.ts';
import { applyNotice } from './apply-notice.ts';
import { keepNotice } from '../notices/keep-notice.ts';
import type { StoredPayment } from '../records/payment-record.ts';
import { readStripeSession } from '../providers/stripe-api.ts';
import { readVnpayNotice, vnpayNoticeKey } from '../providers/vnpay-notice.ts';
import { queryVnpay } from '../providers/vnpay-query.ts';

type Answer = { provider: 'vnpay' | 'stripe'; key: string; raw: string };

async function askVnpay(payment: StoredPayment, at: Date): Promise<Answer | undefined> {
  const answer = await queryVnpay(payment, at);
  if (!answer || readVnpayNotice(answer).kind === 'nothing') return undefined;
  return { provider: 'vnpay', key: `query:${vnpayNoticeKey(answer)}`, raw: JSON.stringify(answer) };
}

async function askStripe({ providerReference }: StoredPayment): Promise<Answer | undefined> {
  if (!providerReference) return undefined;
  const session = await readStripeSession(providerReference);
  if (session.status !== 'complete' && session.status !== 'expired') return undefined;
  const ended = session.status === 'expired' ? 'expired' : 'completed';
  const event = {
    id: `read:${session.id}:${ended}`,
    type: `checkout.session.${ended}`,
    livemode: session.livemode,
    data: { object: session },
  };
  return { provider: 'stripe', key: event.id, raw: JSON.stringify(event) };
}

/** Queries the provider, if it can be queried. A bank only sends notices. */
function ask(payment: StoredPayment, at: Date): Promise<Answer | undefined> {
  if (payment.provider === 'vnpay') return askVnpay(payment, at);
  return payment.provider === 'stripe' ? askStripe(payment) : Promise.resolve(undefined);
}

/** Asks the provider for the state of a payment, and processes the answer like a notice of that provider. */
export async function askProvider(context: Context, payment: StoredPayment): Promise<void> {
  const answer = await ask(payment, context.now());
  if (!answer) return;
  const { id } = await keepNotice(context, { ...answer, orderId: payment.orderId });
  await applyNotice(context, id);
}
