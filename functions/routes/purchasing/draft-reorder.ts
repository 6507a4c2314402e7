import { draftReorder as contract } from '#shared/purchasing/reorder.contract.ts';
import { draftReorder } from '#functions/domain/purchasing/reorder/draft-reorder.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ actor: { userId }, body, table, now }) =>
  draftReorder({ table, now }, { ...body, userId }),
);
