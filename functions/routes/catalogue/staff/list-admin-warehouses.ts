import { listAdminWarehouses as contract } from '#shared/catalogue/warehouse.contract.ts';
import { createWarehouseRepository } from '#functions/domain/catalogue/warehouses/warehouse-repository.ts';
import { listWarehouses } from '#functions/domain/catalogue/warehouses/warehouses.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { table } from '#functions/platform/table/table.ts';

export const handler = httpRoute(contract, () => listWarehouses(createWarehouseRepository(table())));
