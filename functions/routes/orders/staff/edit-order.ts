import { editOrder as contract } from '#shared/orders/edit-order.contract.ts';
import { editOrder } from '#functions/domain/checkout/edit-order.ts';
import { toStaffOrder } from '#functions/domain/orders/reading/to-staff-order.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor: { userId }, params: { id }, body, table, now }) =>
  toStaffOrder(await editOrder({ table, now }, { id, userId, ...body })),
);
