import { getCount as contract } from '#shared/inventory/counts.contract.ts';
import { getCount } from '#functions/domain/inventory/counts/read-counts.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params: { id }, table, now }) => getCount({ table, now }, id));
