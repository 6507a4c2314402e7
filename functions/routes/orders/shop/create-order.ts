import { createOrder as contract } from '#shared/orders/place-order.contract.ts';
import { placeAndPay } from '#functions/domain/checkout/place-and-pay.ts';
import { memberOrderInput } from '#functions/domain/orders/placing/member-order-input.ts';
import { providerForOrder } from '#functions/domain/payments/attempts/begin-payment.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ actor, body, language, sourceIp, table, now }) => {
  const paymentProvider = providerForOrder({ method: body.paymentMethod, provider: body.paymentProvider });
  const input = memberOrderInput(actor.userId, body, { paymentProvider, language });
  return placeAndPay({ table, now }, { ...input, sourceIp });
});
