import { getPaymentStatus as contract } from '#shared/payments/member-payments.contract.ts';
import { readPaymentConfig } from '#functions/domain/payments/records/payment-config.ts';
import { toPayment } from '#functions/domain/payments/attempts/shown-payment.ts';
import { requirePayment } from '#functions/domain/payments/attempts/read-payments.ts';
import { asMember } from '#functions/domain/orders/reading/requester.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor, params: { id }, table, now }) => {
  const payment = await requirePayment({ table, now }, { id, asker: asMember(actor) });
  return toPayment(payment, await readPaymentConfig(null));
});
