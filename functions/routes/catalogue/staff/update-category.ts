import { updateCategory as contract } from '#shared/catalogue/staff-category.contract.ts';
import { updateCategory } from '#functions/domain/catalogue/categories/save-category.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ actor, params: { id }, body, table, now }) =>
  updateCategory({ table, now }, { ...body, id, userId: actor.userId }),
);
