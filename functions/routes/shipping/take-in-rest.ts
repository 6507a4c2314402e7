import { takeInRest as contract } from '#shared/shipping/packing.contract.ts';
import { toPackingOrder } from '#functions/domain/shipping/packing/describe-job.ts';
import { readJob } from '#functions/domain/shipping/packing/pack-order.ts';
import { takeInRest } from '#functions/domain/shipping/parcels/take-in-rest.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ params: { id }, body, actor, table, now }) => {
  await takeInRest({ table, now }, { ...body, id, userId: actor.userId });
  return toPackingOrder(await readJob({ table, now }, id));
});
