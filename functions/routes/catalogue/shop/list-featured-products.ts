import { listFeaturedProducts } from '#shared/catalogue/product-lists.contract.ts';
import { featuredProducts } from '#functions/domain/catalogue/products/product-lists.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { readyList } from '#functions/platform/handlers/ready-reply.ts';

export const handler = httpRoute(listFeaturedProducts, async ({ query }) =>
  readyList(await featuredProducts(query.limit)),
);
