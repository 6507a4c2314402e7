import { getCategoryBySlug } from '#shared/catalogue/get-category.contract.ts';
import { categoryPage } from '#functions/domain/catalogue/categories/category-pages.ts';
import { readCategories } from '#functions/domain/catalogue/categories/read-categories.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(getCategoryBySlug, async ({ params, query }) =>
  categoryPage(...(await readCategories()), { slug: params.slug }, query),
);
