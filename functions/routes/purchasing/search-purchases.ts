import { can } from '#shared/contract/access.ts';
import { searchPurchases as contract } from '#shared/purchasing/purchases.contract.ts';
import { searchPurchases } from '#functions/domain/purchasing/search-purchases.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ query, actor: { role }, now }) =>
  searchPurchases({ now }, { ...query, seesCosts: can(role, 'costs.read') }),
);
