import { takeBackParcel as contract } from '#shared/orders/staff-orders.contract.ts';
import { toStaffOrder } from '#functions/domain/orders/reading/to-staff-order.ts';
import { takeIn } from '#functions/domain/shipping/parcels/take-in.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

/** Takes in returned parcels whose goods are all in good condition. */
export const handler = httpRoute(contract, async ({ params: { id }, actor, table, now }) =>
  toStaffOrder(await takeIn({ table, now }, { id, userId: actor.userId, lines: [] })),
);
