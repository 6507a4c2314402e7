import { grantCredit as contract } from '#shared/orders/staff-orders.contract.ts';
import { grantCredit } from '#functions/domain/orders/moving/grant-credit.ts';
import { toStaffOrder } from '#functions/domain/orders/order-record.ts';
import { requireOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { saveChange } from '#functions/domain/orders/moving/save-change.ts';
import { now } from '#functions/platform/clock.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { table } from '#functions/platform/table/table.ts';

export const handler = httpRoute(contract, async ({ actor, params, body }) => {
  const read = () => requireOrder(table(), params.id);
  const grant = { ...body, by: actor.userId, at: now() };
  return toStaffOrder(await saveChange(table(), read, (order) => grantCredit(order, grant)));
});
