import { getGuestOrderByCode as contract } from '#shared/orders/guest-orders.contract.ts';
import { readGuestOrderByCode } from '#functions/domain/orders/guests/guest-access.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params: { code }, query, table, now }) =>
  readGuestOrderByCode({ table, now }, { code, proof: query }),
);
