import { getCommerceOverview as contract } from '#shared/overview/commerce-overview.contract.ts';
import { getCommerceOverview } from '#functions/domain/overview/commerce-overview.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ actor: { role }, query, table, now }) =>
  getCommerceOverview({ table, now }, { query, role }),
);
