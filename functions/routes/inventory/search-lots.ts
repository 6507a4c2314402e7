import { searchLots as contract } from '#shared/inventory/lots.contract.ts';
import { searchLots } from '#functions/domain/inventory/lots/search-lots.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ query, now }) => searchLots({ now }, query));
