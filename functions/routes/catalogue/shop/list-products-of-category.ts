import { listProductsOfCategory } from '#shared/catalogue/product-lists.contract.ts';
import { productsOfCategory } from '#functions/domain/catalogue/products/product-lists.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { readyPage } from '#functions/platform/handlers/ready-reply.ts';

export const handler = httpRoute(listProductsOfCategory, async ({ params, query }) =>
  readyPage(listProductsOfCategory, await productsOfCategory(params.categoryId, query)),
);
