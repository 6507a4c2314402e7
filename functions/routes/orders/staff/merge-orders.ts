import { mergeOrders as contract } from '#shared/orders/merge-orders.contract.ts';
import { mergeOrders } from '#functions/domain/checkout/merge-orders.ts';
import { toStaffOrder } from '#functions/domain/orders/reading/to-staff-order.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor: { userId }, params: { id }, body, table, now }) =>
  toStaffOrder(await mergeOrders({ table, now }, { id, userId, ...body })),
);
