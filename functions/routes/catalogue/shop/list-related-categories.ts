import { listRelatedCategories } from '#shared/catalogue/get-category.contract.ts';
import { relatedCategories } from '#functions/domain/catalogue/categories/category-choices.ts';
import { readCategories } from '#functions/domain/catalogue/categories/read-categories.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(listRelatedCategories, async ({ params, query }) =>
  relatedCategories(...(await readCategories()), { id: params.id, limit: query.limit }),
);
