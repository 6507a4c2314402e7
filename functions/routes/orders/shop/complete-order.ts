import { completeOrder as contract } from '#shared/orders/member-orders.contract.ts';
import { completeOrder } from '#functions/domain/orders/moving/move-order.ts';
import { toOrder } from '#functions/domain/orders/order-record.ts';
import { asMember, ownOrder } from '#functions/domain/orders/reading/own-order.ts';
import { saveChange } from '#functions/domain/orders/moving/save-change.ts';
import { now } from '#functions/platform/clock.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { table } from '#functions/platform/table/table.ts';

export const handler = httpRoute(contract, async ({ actor, params }) => {
  const read = ownOrder(params.id, asMember(actor));
  return toOrder(await saveChange(table(), read, (order) => completeOrder(order, 'shopper', now())));
});
