import { changeOrderStatus as contract } from '#shared/orders/staff-orders.contract.ts';
import { callOff } from '#functions/domain/checkout/call-off.ts';
import { confirmByCall } from '#functions/domain/orders/moving/confirm-order.ts';
import { toStaffOrder } from '#functions/domain/orders/reading/to-staff-order.ts';
import { asShop } from '#functions/domain/orders/reading/requester.ts';
import { saveChange } from '#functions/domain/orders/moving/save-change.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor, params: { id }, body, table, now }) => {
  const name = { id, asker: asShop };
  const order =
    body.status === 'cancelled'
      ? await callOff({ table, now }, { ...name, by: 'staff', reason: body.reason ?? '' })
      : await saveChange(
          { table, now },
          { ...name, decide: (found, at) => confirmByCall(found, actor.userId, at) },
        );
  return toStaffOrder(order);
});
