import { getOrderDeliveryWithTimeline as contract } from '#shared/orders/member-orders.contract.ts';
import { deliveryOf } from '#functions/domain/orders/reading/delivery-of.ts';
import { asMember } from '#functions/domain/orders/reading/requester.ts';
import { requireOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { listEvents } from '#functions/domain/orders/reading/order-story.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor, params: { id }, table, now }) => {
  const order = await requireOrder({ table, now }, { id, asker: asMember(actor) });
  return { delivery: deliveryOf(order), timeline: await listEvents({ table, now }, id) };
});
