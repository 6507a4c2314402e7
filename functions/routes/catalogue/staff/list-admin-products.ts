import { listAdminProducts as contract } from '#shared/catalogue/admin-products.contract.ts';
import { searchAdminProducts } from '#functions/domain/catalogue/products/admin-products.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ query, table, now }) =>
  searchAdminProducts({ table, now }, query),
);
