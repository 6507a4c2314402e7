import { listOrders as contract } from '#shared/orders/member-orders.ts';
import { listOrders } from '#functions/domain/orders/reading/list-orders.ts';
import { ordersView } from '#functions/domain/orders/reading/orders-view.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { readView } from '#functions/platform/views/view.ts';

export const handler = httpRoute(contract, async ({ actor, query }) =>
  listOrders((await readView(ordersView)).db, actor.userId, query),
);
