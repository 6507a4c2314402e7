import { getProductFacets } from '#shared/catalogue/product-lists.contract.ts';
import { categoriesView } from '#functions/domain/catalogue/views/categories-view.ts';
import { productFacets } from '#functions/domain/catalogue/search/product-facets.ts';
import { productsView } from '#functions/domain/catalogue/views/products-view.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { readView } from '#functions/platform/views/view.ts';

export const handler = httpRoute(getProductFacets, async ({ query }) => {
  const [categories, products] = await Promise.all([readView(categoriesView), readView(productsView)]);
  return productFacets(categories, products, query);
});
