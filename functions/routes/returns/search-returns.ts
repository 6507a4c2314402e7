import { can } from '#shared/contract/access.ts';
import { searchReturns as contract } from '#shared/returns/staff-returns.contract.ts';
import { searchReturns } from '#functions/domain/returns/search-returns.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ query, actor: { role } }) =>
  searchReturns({ ...query, seesPhones: can(role, 'customers.manage') }),
);
