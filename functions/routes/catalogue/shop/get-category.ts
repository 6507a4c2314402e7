import { getCategory } from '#shared/catalogue/get-category.contract.ts';
import { categoryPage } from '#functions/domain/catalogue/categories/category-pages.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(getCategory, ({ params, query }) => categoryPage({ id: params.id }, query));
