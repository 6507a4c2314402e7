import { createPayment as contract } from '#shared/payments/member-payments.contract.ts';
import { requireOwnOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { providerFor } from '#functions/domain/payments/attempts/begin-payment.ts';
import { createPayment } from '#functions/domain/payments/attempts/create-payment.ts';
import { readPaymentConfig } from '#functions/domain/payments/records/payment-config.ts';
import { toPayment } from '#functions/domain/payments/attempts/payment-view.ts';
import { now } from '#functions/platform/clock.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { table } from '#functions/platform/table/table.ts';

export const handler = httpRoute(contract, async ({ actor, body, sourceIp }) => {
  const config = await readPaymentConfig(providerFor(body));
  const readOrder = () => requireOwnOrder(table(), body.orderId, { kind: 'member', userId: actor.userId });
  const payment = await createPayment({ table: table(), readOrder, config, now }, { ...body, sourceIp });
  return toPayment(payment, config);
});
