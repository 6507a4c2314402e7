import { getGuestOrderByCode as contract } from '#shared/orders/guest-orders.ts';
import { toOrder } from '#functions/domain/orders/order-record.ts';
import { requireOwnOrderByCode } from '#functions/domain/orders/read-orders.ts';
import { httpRoute } from '#functions/platform/http-route.ts';
import { table } from '#functions/platform/table.ts';

export const handler = httpRoute(contract, async ({ params, query }) =>
  toOrder(await requireOwnOrderByCode(table(), params.code, query)),
);
