import { listNewProducts } from '#shared/catalogue/product-lists.contract.ts';
import { newProducts } from '#functions/domain/catalogue/products/product-lists.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { readyList } from '#functions/platform/handlers/ready-reply.ts';

export const handler = httpRoute(listNewProducts, async ({ query }) =>
  readyList(await newProducts(query.limit)),
);
