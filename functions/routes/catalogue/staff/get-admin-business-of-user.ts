import { getAdminBusinessOfUser as contract } from '#shared/catalogue/staff-business.contract.ts';
import { getAdminBusinessOfUser } from '#functions/domain/catalogue/makers/staff-businesses.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params: { userId }, table, now }) =>
  getAdminBusinessOfUser({ table, now }, userId),
);
