import { listRelatedProducts } from '#shared/catalogue/product-lists.contract.ts';
import { relatedProducts } from '#functions/domain/catalogue/products/related-products.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { readyList } from '#functions/platform/handlers/ready-reply.ts';

export const handler = httpRoute(listRelatedProducts, async ({ params, query }) =>
  readyList(await relatedProducts(params.id, query.limit)),
);
