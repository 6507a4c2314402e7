import { searchInventory as contract } from '#shared/inventory/inventory.contract.ts';
import { can } from '#shared/contract/access.ts';
import { searchInventory } from '#functions/domain/inventory/stock/search-inventory.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ query, actor: { role }, table, now }) =>
  searchInventory({ table, now }, { ...query, seesCosts: can(role, 'costs.read') }),
);
