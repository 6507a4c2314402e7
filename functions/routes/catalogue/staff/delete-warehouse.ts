import { deleteWarehouse as contract } from '#shared/catalogue/warehouse.contract.ts';
import { deleteWarehouse } from '#functions/domain/inventory/delete-warehouse.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ params: { id }, table, now }) => {
  await deleteWarehouse({ table, now }, id);
  return { success: true as const };
});
