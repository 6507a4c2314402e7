import { getAdminProduct as contract } from '#shared/catalogue/admin-products.contract.ts';
import { getProductForStaff } from '#functions/domain/catalogue/products/read-for-staff.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params, table, now }) =>
  getProductForStaff({ table, now }, params.id),
);
