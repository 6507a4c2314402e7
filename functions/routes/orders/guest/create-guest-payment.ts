import { createGuestPayment as contract } from '#shared/orders/guest-orders.contract.ts';
import { strongAsker } from '#functions/domain/orders/guests/guest-access.ts';
import { ownOrder } from '#functions/domain/orders/reading/own-order.ts';
import { providerFor } from '#functions/domain/payments/attempts/begin-payment.ts';
import { createPayment } from '#functions/domain/payments/attempts/create-payment.ts';
import { readPaymentConfig } from '#functions/domain/payments/records/payment-config.ts';
import { toPayment } from '#functions/domain/payments/attempts/payment-view.ts';
import { now } from '#functions/platform/clock.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { table } from '#functions/platform/table/table.ts';

export const handler = httpRoute(contract, async ({ params, query, body, sourceIp }) => {
  const config = await readPaymentConfig(providerFor(body));
  const deps = { table: table(), readOrder: ownOrder(params.id, await strongAsker(query)), config, now };
  return toPayment(await createPayment(deps, { ...body, sourceIp }), config);
});
