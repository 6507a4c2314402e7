import { deleteCategory as contract } from '#shared/catalogue/staff-category.contract.ts';
import { notice } from '#shared/messages/index.ts';
import { deleteCategory } from '#functions/domain/catalogue/categories/delete-category.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ language, params: { id }, table, now }) => {
  await deleteCategory({ table, now }, id);
  return { success: true as const, message: notice('categoryDeleted', language) };
});
