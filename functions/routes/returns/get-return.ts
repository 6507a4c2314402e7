import { getReturn } from '#shared/returns/member-returns.contract.ts';
import { asMember } from '#functions/domain/orders/reading/requester.ts';
import { requireReturn } from '#functions/domain/returns/read-returns.ts';
import { toReturn } from '#functions/domain/returns/return-record.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(getReturn, async ({ actor, params: { id }, table, now }) =>
  toReturn(await requireReturn({ table, now }, { id, asker: asMember(actor) })),
);
