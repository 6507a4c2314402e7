import { processRefund as contract } from '#shared/orders/staff-orders.contract.ts';
import { toStaffOrder } from '#functions/domain/orders/reading/to-staff-order.ts';
import { asShop } from '#functions/domain/orders/reading/asker.ts';
import { processRefund } from '#functions/domain/payments/settling/pay-back.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ params: { id }, body, table, now }) =>
  toStaffOrder(await processRefund({ table, now }, { id, asker: asShop, ...body })),
);
