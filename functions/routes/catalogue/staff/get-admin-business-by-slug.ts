import { getAdminBusinessBySlug as contract } from '#shared/catalogue/staff-business.contract.ts';
import { getAdminBusinessBySlug } from '#functions/domain/catalogue/makers/staff-businesses.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params: { slug }, table, now }) =>
  getAdminBusinessBySlug({ table, now }, slug),
);
