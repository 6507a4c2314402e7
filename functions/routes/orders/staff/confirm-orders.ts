import { confirmOrders as contract } from '#shared/orders/order-desk.contract.ts';
import { confirmOrders } from '#functions/domain/orders/desk/confirm-orders.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(
  contract,
  async ({ actor: { userId }, body: { ids }, language, table, now }) => ({
    refused: await confirmOrders({ table, now }, { ids, userId, language }),
  }),
);
