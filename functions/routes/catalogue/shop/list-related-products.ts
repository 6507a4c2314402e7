import { listRelatedProducts } from '#shared/catalogue/product-lists.contract.ts';
import { productsView } from '#functions/domain/catalogue/views/products-view.ts';
import { relatedProducts } from '#functions/domain/catalogue/products/related-products.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { readyList } from '#functions/platform/handlers/ready-reply.ts';
import { readView } from '#functions/platform/views/view.ts';

export const handler = httpRoute(listRelatedProducts, async ({ params, query }) =>
  readyList(relatedProducts(await readView(productsView), params.id, query.limit)),
);
