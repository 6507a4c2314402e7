import { tickPacking as contract } from '#shared/shipping/packing.contract.ts';
import { toPackingOrder } from '#functions/domain/shipping/packing/describe-job.ts';
import { readJob, tickPacking } from '#functions/domain/shipping/packing/pack-order.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor, params: { id }, body, table, now }) => {
  await tickPacking({ table, now }, { id, userId: actor.userId, ...body });
  return toPackingOrder(await readJob({ table, now }, id));
});
