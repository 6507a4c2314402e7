import { createWarehouse as contract } from '#shared/catalogue/warehouse.contract.ts';
import { createWarehouse } from '#functions/domain/catalogue/warehouses/warehouses.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ actor: { userId }, body, table, now }) =>
  createWarehouse({ table, now }, { ...body, userId }),
);
