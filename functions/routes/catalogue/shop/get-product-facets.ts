import { getProductFacets } from '#shared/catalogue/product-lists.contract.ts';
import { categoriesView } from '#functions/domain/catalogue/views/categories-view.ts';
import { facetsText } from '#functions/domain/catalogue/search/known-facets.ts';
import { productsView } from '#functions/domain/catalogue/views/products-view.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { ReadyReply } from '#functions/platform/handlers/ready-reply.ts';
import { readView } from '#functions/platform/views/view.ts';

export const handler = httpRoute(getProductFacets, async ({ query }) => {
  const [categories, products] = await Promise.all([readView(categoriesView), readView(productsView)]);
  return new ReadyReply(facetsText(categories, products, query));
});
