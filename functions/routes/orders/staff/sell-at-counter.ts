import { sellAtCounter as contract } from '#shared/orders/staff-place-order.contract.ts';
import { sellAtCounter } from '#functions/domain/checkout/sell-at-counter.ts';
import { saleInput } from '#functions/domain/orders/placing/counter-order-input.ts';
import { toStaffOrder } from '#functions/domain/orders/reading/to-staff-order.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor, body, language, sourceIp, table, now }) => {
  const input = saleInput(actor, { asked: body, language });
  const { card, given } = body;
  const sale = { ...input, card, given, userId: actor.userId, sourceIp };
  return toStaffOrder(await sellAtCounter({ table, now }, sale));
});
