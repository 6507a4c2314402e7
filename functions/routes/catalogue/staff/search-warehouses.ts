import { searchWarehouses as contract } from '#shared/catalogue/warehouse.contract.ts';
import { searchWarehouses } from '#functions/domain/catalogue/warehouses/warehouses.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ query, table, now }) =>
  searchWarehouses({ table, now }, query),
);
