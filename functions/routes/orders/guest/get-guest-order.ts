import { getGuestOrder as contract } from '#shared/orders/guest-orders.contract.ts';
import { readGuestOrder } from '#functions/domain/orders/guests/guest-access.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params: { id }, query, table, now }) =>
  readGuestOrder({ table, now }, { id, proof: query }),
);
