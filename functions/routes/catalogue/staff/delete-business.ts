import { deleteBusiness as contract } from '#shared/catalogue/staff-business.contract.ts';
import { deleteBusiness } from '#functions/domain/catalogue/makers/delete-business.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ params: { id }, table, now }) => {
  await deleteBusiness({ table, now }, id);
  return { success: true as const };
});
