import { listBestSellingProducts } from '#shared/catalogue/product-lists.contract.ts';
import { bestSellingProducts } from '#functions/domain/catalogue/products/product-lists.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { readyList } from '#functions/platform/handlers/ready-reply.ts';

export const handler = httpRoute(listBestSellingProducts, async ({ query }) =>
  readyList(await bestSellingProducts(query.limit)),
);
