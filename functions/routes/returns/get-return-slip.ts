import { getReturnSlip as contract } from '#shared/returns/member-returns.contract.ts';
import { asMember } from '#functions/domain/orders/reading/requester.ts';
import { requireReturn } from '#functions/domain/returns/read-returns.ts';
import { shopperSlip } from '#functions/domain/returns/return-slip.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor, params: { id }, table, now }) =>
  shopperSlip({ table, now }, await requireReturn({ table, now }, { id, asker: asMember(actor) })),
);
