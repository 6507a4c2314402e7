import { can } from '#shared/contract/access.ts';
import { searchReorder as contract } from '#shared/purchasing/reorder.contract.ts';
import { searchReorder } from '#functions/domain/purchasing/reorder/search-reorder.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ query, actor: { role }, table, now }) =>
  searchReorder({ table, now }, { ...query, seesCosts: can(role, 'costs.read') }),
);
