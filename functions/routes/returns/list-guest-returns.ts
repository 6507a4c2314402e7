import { listGuestReturns as contract } from '#shared/returns/guest-returns.contract.ts';
import { listGuestReturns } from '#functions/domain/returns/guest-returns.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params: { id }, query: proof, table, now }) =>
  listGuestReturns({ table, now }, { id, proof }),
);
