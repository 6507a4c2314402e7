import { cancelGuestOrder as contract } from '#shared/orders/guest-orders.contract.ts';
import { strongAsker } from '#functions/domain/orders/guests/guest-access.ts';
import { callOff } from '#functions/domain/checkout/call-off.ts';
import { toOrder } from '#functions/domain/orders/order-record.ts';
import { ownOrder } from '#functions/domain/orders/reading/own-order.ts';
import { now } from '#functions/platform/clock.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { table } from '#functions/platform/table/table.ts';

export const handler = httpRoute(contract, async ({ params, query, body: { reason } }) => {
  const read = ownOrder(params.id, await strongAsker(query));
  const order = await callOff(table(), read, { by: 'shopper', reason, at: now() });
  return { ...toOrder(order), access: 'full' as const };
});
