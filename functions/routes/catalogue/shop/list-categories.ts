import { listCategories as contract } from '#shared/catalogue/list-categories.contract.ts';
import { listCategories } from '#functions/domain/catalogue/categories/categories.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ query }) => listCategories(query));
