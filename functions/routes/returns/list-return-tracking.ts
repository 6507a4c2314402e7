import { listReturnTracking } from '#shared/returns/member-returns.contract.ts';
import { asMember } from '#functions/domain/orders/reading/requester.ts';
import { listTracking } from '#functions/domain/returns/read-returns.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(listReturnTracking, ({ actor, params: { id }, table, now }) =>
  listTracking({ table, now }, { id, asker: asMember(actor) }),
);
