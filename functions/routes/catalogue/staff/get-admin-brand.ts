import { getAdminBrand as contract } from '#shared/catalogue/staff-brand.contract.ts';
import { getAdminBrand } from '#functions/domain/catalogue/makers/staff-brands.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params: { id }, table, now }) =>
  getAdminBrand({ table, now }, id),
);
