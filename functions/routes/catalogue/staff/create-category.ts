import { createCategory as contract } from '#shared/catalogue/staff-category.contract.ts';
import { createCategory } from '#functions/domain/catalogue/categories/save-category.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ actor, body, table, now }) =>
  createCategory({ table, now }, { ...body, userId: actor.userId }),
);
