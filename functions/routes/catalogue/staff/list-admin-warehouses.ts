import { listAdminWarehouses as contract } from '#shared/catalogue/warehouse.contract.ts';
import { listWarehouses } from '#functions/domain/catalogue/warehouses/warehouses.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ table, now }) => listWarehouses({ table, now }));
