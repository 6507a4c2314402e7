import { listGuestOrders as contract } from '#shared/orders/guest-orders.contract.ts';
import { listGuestOrders } from '#functions/domain/orders/guests/list-guest-orders.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { networkOf } from '#functions/platform/limits/network.ts';
import { takeTurn } from '#functions/platform/limits/rate-limit.ts';
import { table } from '#functions/platform/table/table.ts';

/** Numbers can be tried one after the other, so whoever names no session is counted by where they call from. */
const guesses = { calls: 60, seconds: 60 };

export const handler = httpRoute(contract, async ({ query: { take, cursor, ...proof }, sourceIp }) => {
  if (!proof.sessionId) await takeTurn(table(), 'guest-contact', networkOf(sourceIp), guesses);
  return listGuestOrders(table(), proof, { take, cursor });
});
