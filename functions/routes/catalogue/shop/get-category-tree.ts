import { getCategoryTree } from '#shared/catalogue/list-categories.contract.ts';
import { categoryTree } from '#functions/domain/catalogue/categories/categories.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(getCategoryTree, ({ query }) => categoryTree(query));
