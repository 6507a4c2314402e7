import { deleteBusiness as contract } from '#shared/catalogue/staff-business.contract.ts';
import { notice } from '#shared/messages/index.ts';
import { deleteBusiness } from '#functions/domain/catalogue/makers/delete-business.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ language, params: { id }, table, now }) => {
  await deleteBusiness({ table, now }, id);
  return { success: true as const, message: notice('businessDeleted', language) };
});
