import { listCreditOrders as contract } from '#shared/orders/staff-orders.contract.ts';
import { listCreditOrders } from '#functions/domain/orders/moving/grant-credit.ts';
import { toStaffOrder } from '#functions/domain/orders/order-record.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { table } from '#functions/platform/table/table.ts';

export const handler = httpRoute(contract, async ({ query }) => {
  const { orders, nextCursor } = await listCreditOrders(table(), query);
  return { data: orders.map(toStaffOrder), nextCursor };
});
