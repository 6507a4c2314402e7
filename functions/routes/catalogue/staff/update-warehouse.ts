import { updateWarehouse as contract } from '#shared/catalogue/warehouse.contract.ts';
import { updateWarehouse } from '#functions/domain/catalogue/warehouses/warehouses.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params, body, table, now }) =>
  updateWarehouse({ table, now }, { ...body, ...params }),
);
