import { releasePacking as contract } from '#shared/shipping/packing.contract.ts';
import { toPackingOrder } from '#functions/domain/shipping/packing/describe-job.ts';
import { releasePacking, readJob } from '#functions/domain/shipping/packing/pack-order.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor, params: { id }, table, now }) => {
  await releasePacking({ table, now }, { id, userId: actor.userId, isAdmin: actor.role === 'admin' });
  return toPackingOrder(await readJob({ table, now }, id));
});
