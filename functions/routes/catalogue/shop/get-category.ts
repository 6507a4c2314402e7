import { getCategory } from '#shared/catalogue/get-category.contract.ts';
import { categoryPage } from '#functions/domain/catalogue/categories/category-pages.ts';
import { readCategories } from '#functions/domain/catalogue/categories/read-categories.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(getCategory, async ({ params, query }) =>
  categoryPage(...(await readCategories()), { id: params.id }, query),
);
