import { quoteGuestOrder as contract } from '#shared/orders/place-order.contract.ts';
import { quoteWithDeposit } from '#functions/domain/checkout/quote-with-deposit.ts';
import { guestQuoteInput } from '#functions/domain/orders/placing/guest-order-input.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ body, table, now }) =>
  quoteWithDeposit({ table, now }, await guestQuoteInput({ table, now }, body), body),
);
