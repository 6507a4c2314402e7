import { listReorderIds as contract } from '#shared/purchasing/reorder.contract.ts';
import { chooseReorder } from '#functions/domain/purchasing/reorder/search-reorder.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ query, table, now }) => chooseReorder({ table, now }, query));
