import { searchProducts } from '#shared/catalogue/product-lists.contract.ts';
import { productsMeant } from '#functions/domain/catalogue/products/product-lists.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { readyPage } from '#functions/platform/handlers/ready-reply.ts';

export const handler = httpRoute(searchProducts, async ({ query }) =>
  readyPage(searchProducts, await productsMeant(query)),
);
