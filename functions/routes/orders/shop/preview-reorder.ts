import { previewReorder as contract } from '#shared/orders/member-orders.contract.ts';
import { previewReorder } from '#functions/domain/orders/reading/preview-reorder.ts';
import { asMember } from '#functions/domain/orders/reading/requester.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ actor, params: { id }, table, now }) =>
  previewReorder({ table, now }, { id, asker: asMember(actor) }),
);
