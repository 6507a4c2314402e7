import { getProductBySlug } from '#shared/catalogue/get-product.contract.ts';
import { getProductAt } from '#functions/domain/catalogue/products/get-product.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(getProductBySlug, ({ params, table, now }) =>
  getProductAt({ table, now }, params.slug),
);
