import { grantCredit as contract } from '#shared/orders/staff-orders.contract.ts';
import { grantCredit } from '#functions/domain/orders/moving/grant-credit.ts';
import { toStaffOrder } from '#functions/domain/orders/reading/to-staff-order.ts';
import { asShop } from '#functions/domain/orders/reading/requester.ts';
import { saveChange } from '#functions/domain/orders/moving/save-change.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor, params: { id }, body, table, now }) => {
  const grant = { ...body, by: actor.userId };
  const order = await saveChange(
    { table, now },
    { id, asker: asShop, decide: (found, at) => grantCredit(found, { ...grant, at }) },
  );
  return toStaffOrder(order);
});
