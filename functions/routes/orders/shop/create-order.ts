import { createOrder as contract } from '#shared/orders/checkout.contract.ts';
import { placeAndPay } from '#functions/domain/checkout/place-and-pay.ts';
import { memberOrderInput } from '#functions/domain/orders/placing/member-order-input.ts';
import { orderDeps } from '#functions/domain/orders/placing/order-deps.ts';
import { providerForOrder } from '#functions/domain/payments/attempts/begin-payment.ts';
import { now } from '#functions/platform/clock.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { table } from '#functions/platform/table/table.ts';

export const handler = httpRoute(contract, ({ actor, body, language, sourceIp }) => {
  const provider = providerForOrder({ method: body.paymentMethod, provider: body.paymentProvider });
  return placeAndPay(
    { table: table(), orders: orderDeps() },
    memberOrderInput(actor.userId, body, { provider, language, at: now() }),
    { requestKey: body.clientRequestId, expectedTotal: body.expectedTotal },
    { method: body.paymentMethod, provider, locale: language, sourceIp },
  );
});
