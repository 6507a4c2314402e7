import { listAdminProductIds as contract } from '#shared/catalogue/admin-products.contract.ts';
import { chooseAdminProducts } from '#functions/domain/catalogue/products/admin-products.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ query }) => chooseAdminProducts(query));
