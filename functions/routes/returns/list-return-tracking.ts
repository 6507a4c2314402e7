import { listReturnTracking } from '#shared/returns/member-returns.contract.ts';
import { listTracking, requireOwnReturn } from '#functions/domain/returns/read-returns.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { table } from '#functions/platform/table/table.ts';

export const handler = httpRoute(listReturnTracking, async ({ actor, params }) => {
  const [, events] = await Promise.all([
    requireOwnReturn(table(), params.id, actor.userId),
    listTracking(table(), params.id),
  ]);
  return events;
});
