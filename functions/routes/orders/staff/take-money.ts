import { takeMoney as contract } from '#shared/orders/staff-orders.contract.ts';
import { toStaffOrder } from '#functions/domain/orders/reading/to-staff-order.ts';
import { asShop } from '#functions/domain/orders/reading/requester.ts';
import { takeMoney } from '#functions/domain/payments/settling/staff-money.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ params: { id }, body, table, now }) =>
  toStaffOrder(await takeMoney({ table, now }, { id, asker: asShop, amount: body.amount })),
);
