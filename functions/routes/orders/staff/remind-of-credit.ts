import { remindOfCredit as contract } from '#shared/orders/staff-orders.contract.ts';
import { remindOfCredit } from '#functions/domain/orders/moving/remind-of-credit.ts';
import { toStaffOrder } from '#functions/domain/orders/reading/to-staff-order.ts';
import { asShop } from '#functions/domain/orders/reading/requester.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ params: { id }, table, now }) =>
  toStaffOrder(await remindOfCredit({ table, now }, { id, asker: asShop })),
);
