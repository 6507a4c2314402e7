import { changeOrderStatus as contract } from '#shared/orders/staff-orders.contract.ts';
import { callOff } from '#functions/domain/checkout/call-off.ts';
import { confirmByCall } from '#functions/domain/orders/moving/confirm-order.ts';
import { toStaffOrder } from '#functions/domain/orders/order-record.ts';
import { requireOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { saveChange } from '#functions/domain/orders/moving/save-change.ts';
import { now } from '#functions/platform/clock.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { table } from '#functions/platform/table/table.ts';

export const handler = httpRoute(contract, async ({ actor, params, body }) => {
  const read = () => requireOrder(table(), params.id);
  const order =
    body.status === 'cancelled'
      ? await callOff(table(), read, { by: 'staff', reason: body.reason ?? '', at: now() })
      : await saveChange(table(), read, (found) => confirmByCall(found, actor.userId, now()));
  return toStaffOrder(order);
});
