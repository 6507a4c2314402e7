import { listCategoriesOfProducts } from '#shared/catalogue/get-category.contract.ts';
import { categoriesOfProducts } from '#functions/domain/catalogue/categories/category-choices.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(listCategoriesOfProducts, ({ query }) => categoriesOfProducts(query));
