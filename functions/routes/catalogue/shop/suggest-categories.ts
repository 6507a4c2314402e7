import { suggestCategories as contract } from '#shared/catalogue/get-category.contract.ts';
import { suggestCategories } from '#functions/domain/catalogue/categories/category-choices.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ query }) => suggestCategories(query));
