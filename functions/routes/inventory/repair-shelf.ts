import { repairShelf as contract } from '#shared/inventory/inventory.contract.ts';
import { repairShelf } from '#functions/domain/inventory/stock/repair-shelf.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ body, table, now }) => {
  await repairShelf({ table, now }, body);
  return { success: true as const };
});
