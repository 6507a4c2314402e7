import { listShelfLots as contract } from '#shared/inventory/lots.contract.ts';
import { listShelfLots } from '#functions/domain/inventory/lots/list-shelf-lots.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params, query, table }) =>
  listShelfLots({ table }, { ...params, ...query }),
);
