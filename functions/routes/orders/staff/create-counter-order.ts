import { createCounterOrder as contract } from '#shared/orders/staff-place-order.contract.ts';
import { placeCounterOrder } from '#functions/domain/checkout/place-counter-order.ts';
import { counterOrderInput } from '#functions/domain/orders/placing/counter-order-input.ts';
import { toStaffOrder } from '#functions/domain/orders/reading/to-staff-order.ts';
import { providerForOrder } from '#functions/domain/payments/attempts/begin-payment.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor, body, language, sourceIp, table, now }) => {
  const paymentProvider = providerForOrder({ method: body.paymentMethod });
  const input = counterOrderInput(actor, { asked: body, paymentProvider, language });
  const { isPaid } = body;
  return toStaffOrder(await placeCounterOrder({ table, now }, { ...input, isPaid, sourceIp }));
});
