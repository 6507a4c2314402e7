import { searchWarehouses as contract } from '#shared/catalogue/warehouse.contract.ts';
import { warehouseList, warehouseRows } from '#functions/domain/catalogue/warehouses/warehouses.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { listOf } from '#functions/platform/views/list-query.ts';

export const handler = httpRoute(contract, async ({ query, table, now }) =>
  listOf(warehouseList, query, {}, await warehouseRows({ table, now })),
);
