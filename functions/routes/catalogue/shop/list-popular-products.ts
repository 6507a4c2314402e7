import { listPopularProducts } from '#shared/catalogue/product-lists.contract.ts';
import { popularProducts } from '#functions/domain/catalogue/products/product-lists.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { readyList } from '#functions/platform/handlers/ready-reply.ts';

export const handler = httpRoute(listPopularProducts, async ({ query }) =>
  readyList(await popularProducts(query.limit)),
);
