import { getOrderDeliveryLogs as contract } from '#shared/orders/member-orders.contract.ts';
import { deliveryLogsOf } from '#functions/domain/orders/reading/delivery-of.ts';
import { asMember } from '#functions/domain/orders/reading/requester.ts';
import { requireOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { listEvents } from '#functions/domain/orders/reading/order-story.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor, params, table, now }) => {
  const { id } = await requireOrder({ table, now }, { id: params.id, asker: asMember(actor) });
  return deliveryLogsOf(await listEvents({ table, now }, id));
});
