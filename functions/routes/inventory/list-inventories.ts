import { listInventories as contract } from '#shared/inventory/inventory.contract.ts';
import { can } from '#shared/contract/access.ts';
import { listInventories } from '#functions/domain/inventory/stock/read-inventories.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params: { id }, actor: { role }, table, now }) =>
  listInventories({ table, now }, { productId: id, seesCosts: can(role, 'costs.read') }),
);
