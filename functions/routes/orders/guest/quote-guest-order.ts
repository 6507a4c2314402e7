import { quoteGuestOrder as contract } from '#shared/orders/checkout.contract.ts';
import { computeQuote, loadBasket, toQuote } from '#functions/domain/orders/placing/compute-quote.ts';
import { guestQuoteInput } from '#functions/domain/orders/placing/guest-order-input.ts';
import { quoteDeps } from '#functions/domain/orders/placing/order-deps.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ body }) => {
  const deps = quoteDeps();
  const { shippingAddress, ...input } = await guestQuoteInput(body);
  const loaded = await loadBasket(deps, input);
  const province = shippingAddress?.province ?? '';
  return toQuote(computeQuote(loaded, { deliveryType: body.deliveryType, province }, deps.now()));
});
