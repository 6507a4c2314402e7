import { listRelatedCategories } from '#shared/catalogue/get-category.contract.ts';
import { relatedCategories } from '#functions/domain/catalogue/categories/category-choices.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(listRelatedCategories, ({ params, query }) =>
  relatedCategories({ id: params.id, limit: query.limit }),
);
