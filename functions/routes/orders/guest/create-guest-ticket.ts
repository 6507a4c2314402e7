import { createGuestTicket as contract } from '#shared/orders/guest-orders.contract.ts';
import { strongAsker } from '#functions/domain/orders/guests/guest-access.ts';
import { issueTicket, ticketSeconds } from '#functions/domain/live/connections.ts';
import { orderRoom } from '#functions/domain/live/live-keys.ts';
import { requireOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

/** Issues a socket ticket to a guest with proof of an order; it allows only that order's room. */
export const handler = httpRoute(contract, async ({ params, query, table, now }) => {
  const { id } = await requireOrder({ table, now }, { id: params.id, asker: await strongAsker(query) });
  const guest = { userId: `guest-${id}`, role: 'user', room: orderRoom(id) } as const;
  return { ticket: await issueTicket({ table, now }, guest), expiresInSeconds: ticketSeconds };
});
