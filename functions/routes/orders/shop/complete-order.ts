import { completeOrder as contract } from '#shared/orders/member-orders.contract.ts';
import { completeOrder } from '#functions/domain/orders/moving/move-order.ts';
import { toOrder } from '#functions/domain/orders/order-record.ts';
import { asMember } from '#functions/domain/orders/reading/requester.ts';
import { saveChange } from '#functions/domain/orders/moving/save-change.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor, params: { id }, table, now }) => {
  const order = await saveChange(
    { table, now },
    { id, asker: asMember(actor), decide: (found, at) => completeOrder(found, 'shopper', at) },
  );
  return toOrder(order);
});
