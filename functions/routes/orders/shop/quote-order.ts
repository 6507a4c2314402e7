import { quoteOrder as contract } from '#shared/orders/checkout.contract.ts';
import { computeQuote, loadBasket, toQuote } from '#functions/domain/orders/placing/compute-quote.ts';
import { chosenAddress, memberQuoteInput } from '#functions/domain/orders/placing/member-order-input.ts';
import { quoteDeps } from '#functions/domain/orders/placing/order-deps.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor, body }) => {
  const deps = quoteDeps();
  const [loaded, address] = await Promise.all([
    loadBasket(deps, memberQuoteInput(actor.userId, body)),
    chosenAddress(actor.userId, body),
  ]);
  const { deliveryType } = body;
  return toQuote(computeQuote(loaded, { deliveryType, province: address?.province ?? '' }, deps.now()));
});
