import { listReturns as contract } from '#shared/returns/member-returns.contract.ts';
import { listReturns } from '#functions/domain/returns/read-returns.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { table } from '#functions/platform/table/table.ts';

export const handler = httpRoute(contract, async ({ actor, query }) =>
  listReturns(table(), actor.userId, query),
);
