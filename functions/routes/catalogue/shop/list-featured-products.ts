import { listFeaturedProducts } from '#shared/catalogue/product-lists.contract.ts';
import { featuredProducts } from '#functions/domain/catalogue/products/product-lists.ts';
import { productsView } from '#functions/domain/catalogue/views/products-view.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { readyList } from '#functions/platform/handlers/ready-reply.ts';
import { readView } from '#functions/platform/views/view.ts';

export const handler = httpRoute(listFeaturedProducts, async ({ query }) =>
  readyList(featuredProducts(await readView(productsView), query.limit)),
);
