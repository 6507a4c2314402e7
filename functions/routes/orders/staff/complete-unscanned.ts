import { completeUnscanned as contract } from '#shared/orders/staff-orders.contract.ts';
import { toStaffOrder } from '#functions/domain/orders/reading/to-staff-order.ts';
import { finishPacking } from '#functions/domain/shipping/packing/pack-order.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor, params: { id }, table, now }) =>
  toStaffOrder(await finishPacking({ table, now }, { id, userId: actor.userId, isUnscanned: true })),
);
