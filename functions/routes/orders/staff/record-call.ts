import { recordCall as contract } from '#shared/orders/order-desk.contract.ts';
import { recordCall } from '#functions/domain/orders/desk/record-call.ts';
import { saveChange } from '#functions/domain/orders/moving/save-change.ts';
import { asShop } from '#functions/domain/orders/reading/requester.ts';
import { toStaffOrder } from '#functions/domain/orders/reading/to-staff-order.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(
  contract,
  async ({ actor: { userId }, params: { id }, body, table, now }) => {
    const order = await saveChange(
      { table, now },
      { id, asker: asShop, decide: (found, at) => recordCall(found, { ...body, userId }, at) },
    );
    return toStaffOrder(order);
  },
);
