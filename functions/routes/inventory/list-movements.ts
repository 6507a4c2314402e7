import { listMovements as contract } from '#shared/inventory/inventory.contract.ts';
import { can } from '#shared/contract/access.ts';
import { listMovements } from '#functions/domain/inventory/stock/read-ledger.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params, query, actor: { role }, table, now }) =>
  listMovements({ table, now }, { ...params, ...query, seesCosts: can(role, 'costs.read') }),
);
