import { listReturns as contract } from '#shared/returns/member-returns.contract.ts';
import { listReturns } from '#functions/domain/returns/read-returns.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ actor: { userId }, query, table, now }) =>
  listReturns({ table, now }, { userId, query }),
);
