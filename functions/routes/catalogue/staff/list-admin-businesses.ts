import { listAdminBusinesses as contract } from '#shared/catalogue/staff-business.contract.ts';
import { listAdminBusinesses } from '#functions/domain/catalogue/makers/staff-businesses.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ query, table, now }) =>
  listAdminBusinesses({ table, now }, query),
);
