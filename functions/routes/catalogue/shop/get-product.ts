import { getProduct as contract } from '#shared/catalogue/get-product.contract.ts';
import { getProduct } from '#functions/domain/catalogue/products/get-product.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params, table, now }) => getProduct({ table, now }, params.id));
