import { createPayment as contract } from '#shared/payments/member-payments.contract.ts';
import { asMember } from '#functions/domain/orders/reading/requester.ts';
import { providerFor } from '#functions/domain/payments/attempts/begin-payment.ts';
import { createPayment } from '#functions/domain/payments/attempts/create-payment.ts';
import { readPaymentConfig } from '#functions/domain/payments/records/payment-config.ts';
import { toPayment } from '#functions/domain/payments/attempts/shown-payment.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor, body, sourceIp, table, now }) => {
  const config = await readPaymentConfig(providerFor(body));
  const order = { id: body.orderId, asker: asMember(actor) };
  const start = { ...body, sourceIp };
  return toPayment(await createPayment({ table, now }, { order, start, config }), config);
});
