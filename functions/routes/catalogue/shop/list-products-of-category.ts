import { listProductsOfCategory } from '#shared/catalogue/product-lists.contract.ts';
import { categoriesView } from '#functions/domain/catalogue/views/categories-view.ts';
import { productsOfCategory } from '#functions/domain/catalogue/products/product-lists.ts';
import { productsView } from '#functions/domain/catalogue/views/products-view.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { readyPage } from '#functions/platform/handlers/ready-reply.ts';
import { readView } from '#functions/platform/views/view.ts';

export const handler = httpRoute(listProductsOfCategory, async ({ params, query }) => {
  const [categories, products] = await Promise.all([readView(categoriesView), readView(productsView)]);
  return readyPage(
    listProductsOfCategory,
    productsOfCategory(categories, products, params.categoryId, query),
  );
});
