import { listCategories as contract } from '#shared/catalogue/list-categories.contract.ts';
import { listCategories } from '#functions/domain/catalogue/categories/categories.ts';
import { categoriesView } from '#functions/domain/catalogue/views/categories-view.ts';
import { productsView } from '#functions/domain/catalogue/views/products-view.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { readView } from '#functions/platform/views/view.ts';

export const handler = httpRoute(contract, async ({ query }) => {
  const [categories, products] = await Promise.all([readView(categoriesView), readView(productsView)]);
  return listCategories(categories, products, query);
});
