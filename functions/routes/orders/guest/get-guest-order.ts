import { getGuestOrder as contract } from '#shared/orders/guest-orders.contract.ts';
import { readGuestOrder } from '#functions/domain/orders/guests/guest-access.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { table } from '#functions/platform/table/table.ts';

export const handler = httpRoute(contract, ({ params, query }) => readGuestOrder(table(), params.id, query));
