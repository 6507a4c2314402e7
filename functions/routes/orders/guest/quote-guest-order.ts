import { quoteGuestOrder as contract } from '#shared/orders/checkout.ts';
import { countOrder, lookAt, toQuote } from '#functions/domain/orders/placing/count-order.ts';
import { guestLooking } from '#functions/domain/orders/placing/guest-ordering.ts';
import { quoteDeps } from '#functions/domain/orders/placing/order-deps.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ body }) => {
  const deps = quoteDeps();
  const { shippingAddress, ...looking } = await guestLooking(body);
  const looked = await lookAt(deps, looking);
  const province = shippingAddress?.province ?? '';
  return toQuote(countOrder(looked, { deliveryType: body.deliveryType, province }, deps.now()));
});
