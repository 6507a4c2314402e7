import { handToCarrier as contract } from '#shared/orders/staff-orders.contract.ts';
import { handToCarrier } from '#functions/domain/orders/moving/move-order.ts';
import { toStaffOrder } from '#functions/domain/orders/reading/to-staff-order.ts';
import { asShop } from '#functions/domain/orders/reading/requester.ts';
import { saveChange } from '#functions/domain/orders/moving/save-change.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ params: { id }, table, now }) =>
  toStaffOrder(await saveChange({ table, now }, { id, asker: asShop, decide: handToCarrier })),
);
