import { quoteOrder as contract } from '#shared/orders/checkout.ts';
import { countOrder, lookAt, toQuote } from '#functions/domain/orders/placing/count-order.ts';
import { chosenAddress, memberLooking } from '#functions/domain/orders/placing/member-ordering.ts';
import { quoteDeps } from '#functions/domain/orders/placing/order-deps.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor, body }) => {
  const deps = quoteDeps();
  const [looked, address] = await Promise.all([
    lookAt(deps, memberLooking(actor.userId, body)),
    chosenAddress(actor.userId, body),
  ]);
  const { deliveryType } = body;
  return toQuote(countOrder(looked, { deliveryType, province: address?.province ?? '' }, deps.now()));
});
