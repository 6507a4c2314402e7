import { listCreditOrders as contract } from '#shared/orders/staff-orders.contract.ts';
import { listCreditOrders } from '#functions/domain/orders/moving/grant-credit.ts';
import { toStaffOrder } from '#functions/domain/orders/reading/to-staff-order.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ query, table, now }) => {
  const { orders, nextCursor } = await listCreditOrders({ table, now }, query);
  return { data: orders.map(toStaffOrder), nextCursor };
});
