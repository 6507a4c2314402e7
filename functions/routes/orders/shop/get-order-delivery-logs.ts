import { getOrderDeliveryLogs as contract } from '#shared/orders/member-orders.contract.ts';
import { deliveryLogsOf } from '#functions/domain/orders/reading/delivery-of.ts';
import { asMember, ownOrder } from '#functions/domain/orders/reading/own-order.ts';
import { listEvents } from '#functions/domain/orders/reading/order-story.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { table } from '#functions/platform/table/table.ts';

export const handler = httpRoute(contract, async ({ actor, params }) => {
  const { id } = await ownOrder(params.id, asMember(actor))();
  return deliveryLogsOf(await listEvents(table(), id));
});
