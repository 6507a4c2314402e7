import { completeGuestOrder as contract } from '#shared/orders/guest-orders.contract.ts';
import { strongAsker } from '#functions/domain/orders/guests/guest-access.ts';
import { completeOrder } from '#functions/domain/orders/moving/move-order.ts';
import { saveChange } from '#functions/domain/orders/moving/save-change.ts';
import { toOrder } from '#functions/domain/orders/order-record.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ params: { id }, query, table, now }) => {
  const asker = await strongAsker(query);
  const order = await saveChange(
    { table, now },
    { id, asker, decide: (found, at) => completeOrder(found, 'shopper', at) },
  );
  return { ...toOrder(order), access: 'full' as const };
});
