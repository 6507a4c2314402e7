import { listAdminCategories as contract } from '#shared/catalogue/staff-category.contract.ts';
import { listAdminCategories } from '#functions/domain/catalogue/categories/staff-categories.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ query, table, now }) =>
  listAdminCategories({ table, now }, query),
);
