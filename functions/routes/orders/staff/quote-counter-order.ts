import { quoteCounterOrder as contract } from '#shared/orders/staff-place-order.contract.ts';
import { quoteOrder } from '#functions/domain/orders/placing/compute-quote.ts';
import { counterQuoteInput } from '#functions/domain/orders/placing/counter-order-input.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ actor, body, table, now }) =>
  quoteOrder({ table, now }, counterQuoteInput(actor, body)),
);
