import { listGuestOrders as contract } from '#shared/orders/guest-orders.contract.ts';
import { listGuestOrders } from '#functions/domain/orders/guests/list-guest-orders.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { networkOf } from '#functions/platform/limits/network.ts';
import { takeTurn } from '#functions/platform/limits/rate-limit.ts';

/**
 * Phone numbers can be tried one after the other, so requests without a session are limited by network address.
 */
const guesses = { calls: 60, seconds: 60 };

export const handler = httpRoute(contract, async ({ query, sourceIp, table, now }) => {
  if (!query.sessionId) await takeTurn(table, 'guest-contact', networkOf(sourceIp), guesses);
  return listGuestOrders({ table, now }, query);
});
