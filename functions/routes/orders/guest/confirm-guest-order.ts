import { confirmGuestOrder as contract } from '#shared/orders/guest-orders.contract.ts';
import { confirmByLink } from '#functions/domain/orders/moving/confirm-order.ts';
import { linkAsker } from '#functions/domain/orders/guests/guest-access.ts';
import { toOrder } from '#functions/domain/orders/order-record.ts';
import { saveChange } from '#functions/domain/orders/moving/save-change.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ params: { id }, query, table, now }) => {
  const asker = await linkAsker(query);
  const order = await saveChange({ table, now }, { id, asker, decide: confirmByLink });
  return { ...toOrder(order), access: 'full' as const };
});
