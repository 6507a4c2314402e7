import { cancelOrder as contract } from '#shared/orders/member-orders.contract.ts';
import { callOff } from '#functions/domain/checkout/call-off.ts';
import { toOrder } from '#functions/domain/orders/order-record.ts';
import { asMember, ownOrder } from '#functions/domain/orders/reading/own-order.ts';
import { now } from '#functions/platform/clock.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { table } from '#functions/platform/table/table.ts';

export const handler = httpRoute(contract, async ({ actor, params, body: { reason } }) => {
  const read = ownOrder(params.id, asMember(actor));
  return toOrder(await callOff(table(), read, { by: 'shopper', reason, at: now() }));
});
