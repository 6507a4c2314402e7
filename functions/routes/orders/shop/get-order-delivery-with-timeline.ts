import { getOrderDeliveryWithTimeline as contract } from '#shared/orders/member-orders.contract.ts';
import { deliveryOf } from '#functions/domain/orders/reading/delivery-of.ts';
import { asMember, ownOrder } from '#functions/domain/orders/reading/own-order.ts';
import { listEvents } from '#functions/domain/orders/reading/order-story.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { table } from '#functions/platform/table/table.ts';

export const handler = httpRoute(contract, async ({ actor, params }) => {
  const order = await ownOrder(params.id, asMember(actor))();
  return { delivery: deliveryOf(order), timeline: await listEvents(table(), order.id) };
});
