import { createGuestOrder as contract } from '#shared/orders/checkout.contract.ts';
import { newId } from '#shared/values/ids.ts';
import { placeAndPay } from '#functions/domain/checkout/place-and-pay.ts';
import { guestOrderInput } from '#functions/domain/orders/placing/guest-order-input.ts';
import { orderDeps } from '#functions/domain/orders/placing/order-deps.ts';
import { providerForOrder } from '#functions/domain/payments/attempts/begin-payment.ts';
import { now } from '#functions/platform/clock.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { table } from '#functions/platform/table/table.ts';

export const handler = httpRoute(contract, async ({ body, language, sourceIp }) => {
  const provider = providerForOrder({ method: body.paymentMethod, provider: body.paymentProvider });
  return placeAndPay(
    { table: table(), orders: orderDeps() },
    await guestOrderInput(body, { provider, language, at: now() }),
    { requestKey: body.clientRequestId ?? newId(), expectedTotal: body.expectedTotal },
    { method: body.paymentMethod, provider, locale: language, sourceIp },
  );
});
