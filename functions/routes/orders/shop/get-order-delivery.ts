import { getOrderDelivery as contract } from '#shared/orders/member-orders.contract.ts';
import { deliveryOf } from '#functions/domain/orders/reading/delivery-of.ts';
import { asMember, ownOrder } from '#functions/domain/orders/reading/own-order.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor, params }) =>
  deliveryOf(await ownOrder(params.id, asMember(actor))()),
);
