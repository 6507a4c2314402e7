import { getAdminBusiness as contract } from '#shared/catalogue/staff-business.contract.ts';
import { getAdminBusiness } from '#functions/domain/catalogue/makers/staff-businesses.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params: { id }, table, now }) =>
  getAdminBusiness({ table, now }, id),
);
