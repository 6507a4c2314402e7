import { saveInventories as contract } from '#shared/inventory/inventory.contract.ts';
import { can } from '#shared/contract/access.ts';
import { saveInventories } from '#functions/domain/inventory/stock/save-inventories.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params, body, actor: { userId, role }, table, now }) =>
  saveInventories(
    { table, now },
    { ...body, productId: params.id, userId, seesCosts: can(role, 'costs.read') },
  ),
);
