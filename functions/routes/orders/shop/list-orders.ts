import { listOrders as contract } from '#shared/orders/member-orders.contract.ts';
import { ownOrders } from '#functions/domain/orders/reading/list-orders.ts';
import { ownOrderRows } from '#functions/domain/orders/reading/own-order-rows.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { listOf } from '#functions/platform/views/list-query.ts';

export const handler = httpRoute(contract, ({ table, actor: { userId }, query }) =>
  listOf(ownOrders, query, {}, ownOrderRows({ table }, userId)),
);
