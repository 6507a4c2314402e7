import { getGuestReturnSlip as contract } from '#shared/returns/guest-returns.contract.ts';
import { requireGuestReturn } from '#functions/domain/returns/guest-returns.ts';
import { shopperSlip } from '#functions/domain/returns/return-slip.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ params, query: proof, table, now }) =>
  shopperSlip({ table, now }, await requireGuestReturn({ table, now }, { ...params, proof })),
);
