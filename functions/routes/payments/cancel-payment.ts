import { cancelPayment as contract } from '#shared/payments/member-payments.contract.ts';
import { cancelPayment } from '#functions/domain/payments/attempts/cancel-payment.ts';
import { readPaymentConfig } from '#functions/domain/payments/records/payment-config.ts';
import { toPayment } from '#functions/domain/payments/attempts/shown-payment.ts';
import { asMember } from '#functions/domain/orders/reading/requester.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor, body, table, now }) => {
  const payment = await cancelPayment({ table, now }, { id: body.paymentId, asker: asMember(actor) });
  return toPayment(payment, await readPaymentConfig(null));
});
