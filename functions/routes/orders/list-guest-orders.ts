import { listGuestOrders as contract } from '#shared/orders/guest-orders.ts';
import { listGuestOrders } from '#functions/domain/orders/list-guest-orders.ts';
import { httpRoute } from '#functions/platform/http-route.ts';
import { table } from '#functions/platform/table.ts';

export const handler = httpRoute(contract, ({ query: { take, cursor, ...proof } }) =>
  listGuestOrders(table(), proof, { take, cursor }),
);
