import { quoteOrder as contract } from '#shared/orders/place-order.contract.ts';
import { quoteWithDeposit } from '#functions/domain/checkout/quote-with-deposit.ts';
import { memberQuoteInput } from '#functions/domain/orders/placing/member-order-input.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ actor, body, table, now }) =>
  quoteWithDeposit({ table, now }, memberQuoteInput(actor.userId, body), body),
);
