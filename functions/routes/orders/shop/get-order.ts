import { getOrder as contract } from '#shared/orders/member-orders.contract.ts';
import { toOrder } from '#functions/domain/orders/order-record.ts';
import { asMember, ownOrder } from '#functions/domain/orders/reading/own-order.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor, params }) =>
  toOrder(await ownOrder(params.id, asMember(actor))()),
);
