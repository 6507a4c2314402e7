import { getGuestOrder as contract } from '#shared/orders/guest-orders.ts';
import { toOrder } from '#functions/domain/orders/order-record.ts';
import { ownOrder } from '#functions/domain/orders/own-order.ts';
import { httpRoute } from '#functions/platform/http-route.ts';

export const handler = httpRoute(contract, async ({ params, query }) =>
  toOrder(await ownOrder(params.id, query)()),
);
