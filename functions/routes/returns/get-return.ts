import { getReturn } from '#shared/returns/member-returns.contract.ts';
import { requireOwnReturn } from '#functions/domain/returns/read-returns.ts';
import { toReturn } from '#functions/domain/returns/return-record.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { table } from '#functions/platform/table/table.ts';

export const handler = httpRoute(getReturn, async ({ actor, params }) =>
  toReturn(await requireOwnReturn(table(), params.id, actor.userId)),
);
