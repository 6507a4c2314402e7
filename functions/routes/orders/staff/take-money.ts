import { takeMoney as contract } from '#shared/orders/staff-orders.contract.ts';
import { toStaffOrder } from '#functions/domain/orders/order-record.ts';
import { requireOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { takeMoney } from '#functions/domain/payments/settling/staff-money.ts';
import { now } from '#functions/platform/clock.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { table } from '#functions/platform/table/table.ts';

export const handler = httpRoute(contract, async ({ params, body }) => {
  const read = () => requireOrder(table(), params.id);
  return toStaffOrder(await takeMoney(table(), read, { amount: body.amount, at: now() }));
});
