import { listOrders as contract } from '#shared/orders/member-orders.contract.ts';
import { listOwnOrders } from '#functions/domain/orders/reading/list-orders.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ table, now, actor: { userId }, query }) =>
  listOwnOrders({ table, now }, { userId, query }),
);
