import { searchCounts as contract } from '#shared/inventory/counts.contract.ts';
import { searchCounts } from '#functions/domain/inventory/counts/read-counts.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ query, table, now }) => searchCounts({ table, now }, query));
