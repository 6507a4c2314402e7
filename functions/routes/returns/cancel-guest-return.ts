import { cancelGuestReturn as contract } from '#shared/returns/guest-returns.contract.ts';
import { cancelGuestReturn } from '#functions/domain/returns/guest-returns.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params, query: proof, body: { reason }, table, now }) =>
  cancelGuestReturn({ table, now }, { ...params, proof, reason }),
);
