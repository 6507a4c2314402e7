import { listOwedOrders as contract } from '#shared/refunds/refunds.contract.ts';
import { listOwedOrders } from '#functions/domain/refunds/list-owed.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ query, table, now }) => listOwedOrders({ table, now }, query));
