import { requestGuestReturn as contract } from '#shared/returns/guest-returns.contract.ts';
import { requestGuestReturn } from '#functions/domain/returns/guest-returns.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params: { id }, query: proof, body: wish, table, now }) =>
  requestGuestReturn({ table, now }, { id, proof, wish }),
);
