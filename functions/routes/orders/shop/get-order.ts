import { getOrder as contract } from '#shared/orders/member-orders.contract.ts';
import { toOrder } from '#functions/domain/orders/order-record.ts';
import { asMember } from '#functions/domain/orders/reading/requester.ts';
import { requireOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor, params: { id }, table, now }) =>
  toOrder(await requireOrder({ table, now }, { id, asker: asMember(actor) })),
);
