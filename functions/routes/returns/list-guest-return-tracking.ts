import { listGuestReturnTracking as contract } from '#shared/returns/guest-returns.contract.ts';
import { listGuestTracking } from '#functions/domain/returns/guest-returns.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params, query: proof, table, now }) =>
  listGuestTracking({ table, now }, { ...params, proof }),
);
