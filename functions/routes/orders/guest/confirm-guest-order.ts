import { confirmGuestOrder as contract } from '#shared/orders/guest-orders.contract.ts';
import { confirmByLink } from '#functions/domain/orders/moving/confirm-order.ts';
import { linkAsker } from '#functions/domain/orders/guests/guest-access.ts';
import { toOrder } from '#functions/domain/orders/order-record.ts';
import { ownOrder } from '#functions/domain/orders/reading/own-order.ts';
import { saveChange } from '#functions/domain/orders/moving/save-change.ts';
import { now } from '#functions/platform/clock.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { table } from '#functions/platform/table/table.ts';

export const handler = httpRoute(contract, async ({ params, query }) => {
  const read = ownOrder(params.id, await linkAsker(query));
  const order = await saveChange(table(), read, (found) => confirmByLink(found, now()));
  return { ...toOrder(order), access: 'full' as const };
});
