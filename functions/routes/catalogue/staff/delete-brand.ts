import { deleteBrand as contract } from '#shared/catalogue/staff-brand.contract.ts';
import { deleteBrand } from '#functions/domain/catalogue/makers/delete-brand.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ params: { id }, table, now }) => {
  await deleteBrand({ table, now }, id);
  return { success: true as const };
});
