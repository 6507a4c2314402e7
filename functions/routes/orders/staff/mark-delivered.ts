import { markDelivered as contract } from '#shared/orders/staff-orders.contract.ts';
import { toStaffOrder } from '#functions/domain/orders/reading/to-staff-order.ts';
import { asShop } from '#functions/domain/orders/reading/requester.ts';
import { markDelivered } from '#functions/domain/shipping/parcels/mark-delivered.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ params: { id }, table, now }) =>
  toStaffOrder(await markDelivered({ table, now }, { id, asker: asShop })),
);
