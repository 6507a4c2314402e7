import { viewOrder as contract } from '#shared/orders/order-desk.contract.ts';
import { viewOrder } from '#functions/domain/orders/desk/viewers.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(
  contract,
  async ({ actor: { userId }, params: { id }, body, table, now }) => ({
    others: await viewOrder({ table, now }, { id, userId, ...body }),
  }),
);
